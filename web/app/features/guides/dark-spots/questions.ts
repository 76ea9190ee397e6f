import type { Guide } from "../guide.ts";

export const faq: Guide["faq"] = [
	{
		question: "How fast do dark spots fade?",
		answer:
			"Slowly. Compare photos after 8 weeks, not after some days. Fresh marks from spots fade over months if you keep light and fingers off them. A serum helps that along.",
	},
	{
		question: "Can I use vitamin C and niacinamide together?",
		answer:
			"Yes. The warning is a myth from old tests at high heat; on skin they get along [12]. If you want only one, start with niacinamide, because it stings less.",
	},
	{
		question: "I have dark skin and never burn. Do I need sunscreen?",
		answer:
			"For your marks, yes. Deep skin burns less, but light keeps marks dark on every tone. A tinted sunscreen is the one to look for.",
	},
	{
		question: "Should I ask for hydroquinone?",
		answer:
			"You can ask a dermatologist about it. It is a strong medicine against pigment, prescribed in the United States and banned from European cosmetics [8]. It is not for pregnancy, and not something to order online.",
	},
	{
		question: "Are these marks scars?",
		answer:
			"If your finger feels nothing and the skin is flat, it is color, and color fades. A dent or a raised rim is a scar. Products do not change that; a dermatologist can say which procedures make sense [9].",
	},
	{
		question: "Can the app check my mole?",
		answer:
			"No. We do not assess moles, and no app should reassure you about one. If a spot worries you, have a dermatologist look at it soon.",
	},
];

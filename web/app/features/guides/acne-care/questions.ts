import type { Guide } from "../guide.ts";

export const faq: Guide["faq"] = [
	{
		question: "Can I make a pimple go away overnight?",
		answer:
			"No, and neither can anyone else. Leave it alone or put a plain patch on it. Most spots settle within some days when nobody squeezes them.",
	},
	{
		question: "Does chocolate or milk cause spots?",
		answer: "Food plays a smaller part than people say. Leaving something out for some weeks is a fair test.",
	},
	{
		question: "My skin got worse after I started. Should I stop?",
		answer:
			"Some dryness and a light tingle in the first two weeks are common. With adapalene spots can look worse in weeks 2 to 4; its label calls that normal, so go on [12]. Peeling asks for a pause: moisturize for some days, then fewer nights. Burning for longer than an hour, raw skin, blisters or swelling mean stop. Swelling of lips or tongue, or trouble breathing, is an emergency: call your local emergency number.",
	},
	{
		question: "Can I use retinol instead of adapalene?",
		answer:
			"Adapalene is made and studied for spots; [retinol](/retinol) is sold for lines, with limited evidence. Use one of them, never both, and neither while pregnant, trying or breastfeeding [13].",
	},
	{
		question: "I am under 18. What can I use?",
		answer:
			"A mild cleanser, moisturizer and sunscreen come first and are often enough. When clear spots show, benzoyl peroxide, salicylic acid or adapalene can join. Talk to a parent or pharmacist before you start. Leave acids for glow, vitamin C and retinol alone [11].",
	},
];

import type { Guide } from "../guide.ts";

export const faq: Guide["faq"] = [
	{
		question: "Does skin make more oil when you dry it out?",
		answer:
			"We know no good proof for that. What is plain is that harsh washing leaves skin tight while the shine returns anyway. So a mild gel costs you nothing and spares you the tightness.",
	},
	{
		question: "Which sunscreen does not make me greasier?",
		answer:
			"Look for a fluid or a gel, and use the full amount. If it still feels like too much, leave out the morning moisturizer rather than half of the sunscreen. It moisturizes a little itself.",
	},
	{
		question: "Can niacinamide or salicylic acid shrink my pores?",
		answer:
			"No. Size is mostly given. Salicylic acid keeps pores clear, and clear pores show less. That is the honest version of every pore promise.",
	},
	{
		question: "Can I use niacinamide and salicylic acid together?",
		answer:
			"Yes. An acid does not spoil niacinamide in normal use, so no timer is needed [1]. This routine puts one in the morning and the other at night because skin finds that easier.",
	},
	{
		question: "When should I see a doctor?",
		answer:
			"When spots are deep, painful or leave scars, or when nothing has helped for 8 weeks. Sudden changes are worth a visit too. Take your report along.",
	},
];

import type { Guide } from "../guide.ts";

export const faq: Guide["faq"] = [
	{
		question: "Is it sensitive skin or an allergy?",
		answer:
			"You cannot tell by looking. Sensitive skin usually stings soon after contact and calms down again. A rash that itches, blisters or spreads beyond the place you touched belongs in front of a doctor, who can test for allergies.",
	},
	{
		question: "Are products ‘for sensitive skin’ or ‘hypoallergenic’ safe for me?",
		answer:
			"The front of a pack promises; the ingredient list tells. Look for a short list without fragrance. ‘Unscented’ can still hold a masking scent, so ‘fragrance-free’ is the better word.",
	},
	{
		question: "My scan found little redness, but my face burns. Who is right?",
		answer:
			"You are. Burning is a feeling, and the photo cannot contradict it. Answer the ten questions and the plan follows your answers.",
	},
	{
		question: "Mineral or chemical sunscreen?",
		answer:
			"Both protect when you use enough. Mineral filters sting less, which is why our sensitive plans choose them; some look white, and a tint solves that. If another one never stings you, keep it [10].",
	},
	{
		question: "Can I ever use retinol or acids?",
		answer:
			"Perhaps, when skin has been calm for weeks and you want one for a reason. For very sensitive skin our plans hold no retinol and no exfoliant. For skin that reacts a little, low-strength retinol on 2 nights a week is where they stop.",
	},
	{
		question: "Does my tap water cause it?",
		answer:
			"Very hard water can leave skin drier. Wash briefly, lukewarm, pat dry and put cream on while skin is damp. That does more than a filter on the tap.",
	},
];

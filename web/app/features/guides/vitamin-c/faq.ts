import type { Guide } from "../guide.ts";

export const faq: Guide["faq"] = [
	{
		question: "Can I use vitamin C and niacinamide together?",
		answer:
			"Yes, in the same routine and even in the same bottle. The warning comes from old tests at high heat. On skin the two get along [7].",
	},
	{
		question: "Is 20% better than 10%?",
		answer:
			"Rarely. Twice the strength does not give twice the result, and it stings more people. Go up only if a low one has been calm for weeks and you want to try. Past 20% there is no gain left [1].",
	},
	{
		question: "My serum turned yellow. Can I still use it?",
		answer:
			"A slight yellow means it has begun to age, so use it up soon. Orange or brown means the end. If it was tinted when you bought it, go by the change and the smell.",
	},
	{
		question: "Morning or night?",
		answer:
			"Morning. It supports the sunscreen there and leaves the night free for other things. If you use [retinol](/retinol), that takes the night, and the two never meet.",
	},
	{
		question: "Can I use it while pregnant or breastfeeding?",
		answer:
			"Vitamin C on the skin is usually accepted then [8]. Show your whole list to your midwife or doctor all the same, because other steps may need to change.",
	},
	{
		question: "It stings every time. What now?",
		answer:
			"Stop for some days and keep to cleanser, moisturizer and sunscreen. Then try it over moisturizer, less often, or change to a gentler form. If that stings too, let it go. [Niacinamide](/niacinamide) is the calmer way to a similar goal.",
	},
];

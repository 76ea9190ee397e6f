import type { Guide } from "../guide.ts";

export const faq: Guide["faq"] = [
	{
		question: "At what age should I start?",
		answer:
			"With sunscreen, today, at any age. With retinol at no particular age: it is an option for adults who want to try it and not a duty for anyone. Under 18 it has no place [10].",
	},
	{
		question: "Is it too late to start now?",
		answer:
			"No. Sunscreen helps from the day you begin, and dry skin looks better within days of a good cream. Skin gets drier and thinner with the years, so start anything strong low and slowly. Show a new or changing mark to a dermatologist.",
	},
	{
		question: "Can a cream do what a procedure does?",
		answer:
			"No. Creams change deep lines little, and no honest label can say otherwise. If a deep line bothers you, a dermatologist can tell you more than any jar.",
	},
	{
		question: "Do I need an eye cream, peptides or collagen?",
		answer:
			"Not really. Your moisturizer may go around the eyes. Peptides are mild, with little independent evidence behind them. A cream with collagen is a moisturizer, which is fine, and no more than that.",
	},
	{
		question: "Do I have to keep vitamin C and niacinamide apart?",
		answer:
			"No, that warning is a myth. It goes back to old tests at high heat; on skin the two get along [11]. Keep vitamin C in the morning and an exfoliating acid on its own nights, because both are acidic and sting when layered.",
	},
	{
		question: "Do I need sunscreen in winter or at my desk?",
		answer: "In the morning yes, also when it is cloudy. Far from any window you can skip it.",
	},
];

import type { Guide } from "../guide.ts";

export const faq: Guide["faq"] = [
	{
		question: "Is my skin dry or dehydrated?",
		answer:
			"Shops use the words for two things: too little fat and too little water. In practice they go together, and the answer is the same cream on damp skin. Do not let the word sell you a second routine.",
	},
	{
		question: "Can I exfoliate dry skin?",
		answer:
			"When it is calm, yes: 5% lactic acid on one night a week, on dry skin, with cream after it. It makes skin burn more easily, so wear sunscreen while you use it and for a week after [7]. For deeper skin tones we plan a polyhydroxy acid instead, which is milder. While skin stings, use neither.",
	},
	{
		question: "Does petroleum jelly clog pores?",
		answer:
			"It sits on top and seals. On dry cheeks that is welcome. If you get spots easily or your forehead is oily, keep it to the dry places.",
	},
	{
		question: "Which cream is best?",
		answer:
			"The one you put on every morning and night. Look for ceramides and glycerin, no fragrance, a tube or a pump. Price says little about what a cream does.",
	},
	{
		question: "My skin is calm but dry. Do I need this much caution?",
		answer:
			"No. Calm dry skin can begin with a cream cleanser, a hydrating serum, a ceramide cream and sunscreen, and add a mild acid on one night a week. The guide to [hyaluronic acid](/hyaluronic-acid) works through that plan.",
	},
	{
		question: "When can I go back to retinol or vitamin C?",
		answer:
			"When washing no longer leaves skin tight and plain cream no longer stings. Bring back one, start low, and wait two weeks before the next. [Retinol](/retinol) stays out while pregnant, trying or breastfeeding.",
	},
];

import type { Guide } from "../guide.ts";

const faq: Guide["faq"] = [
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

export const guide: Guide = {
	name: "dry-skin-routine",
	kind: "routine",
	title: "A routine for dry skin: barrier first, everything else later",
	description:
		"Tight, rough or flaky skin needs less washing and better sealing. A calm routine with ceramides, damp skin and petrolatum, and when treatments may come back.",
	lead: "Dry skin rarely needs more products. It needs a wash that takes less away, a cream that goes on while skin is damp, and some weeks of peace. Once the barrier holds, most treatments you miss can come back. This guide shows the order.",
	version: 2,
	updated: "2026-11-23",
	published: "2026-11-21",
	evidence: {
		grade: "B",
		verdict:
			"Good, unexciting support for plain creams on damp skin, and weaker support for everything on top.",
		points: [
			"Dermatologists advise a mild cleanser, short lukewarm washing and a cream without fragrance on damp skin [1].",
			"Reviews of moisturizers support ceramides, glycerin, urea and petrolatum [2]. We grade each of them B.",
			"A hydrating serum or mask on top is pleasant, with weaker support. We grade both steps C.",
			"Drinking more than you are thirsty for does not make skin less dry [2].",
		],
	},
	sections: [
		{
			id: "look-or-type",
			heading: "A dry look is not yet dry skin",
			blocks: [
				{
					kind: "text",
					text: "Three things go by the same name. A **dry look** is what a mirror or a camera sees: fine roughness, little shine, sometimes flakes. **Dry skin** as a type is skin that feels tight after washing on most days, all year. And a **stressed barrier** is skin that has been washed, peeled or blown dry too much. It stings from things it used to like. Oily skin can have that as well.",
				},
				{
					kind: "text",
					text: "The feel tells you more than the look. How is your skin a while after washing, with nothing on it? Tight and papery speaks for dry. Comfortable speaks for a dry day or a dry room.",
				},
			],
		},
		{
			id: "photo",
			heading: "What Dewlight sees, and what it leaves to you",
			blocks: [
				{
					kind: "text",
					text: "A photo cannot measure water in skin. So a scan reports a dry look from texture and shine, never above 2 of 5, and says that it is not very sure. Matte skin alone does not count as dry: it takes a rough surface or your own word. On deeper skin tones dryness often shows as a gray, ashy film, and a layer of cream hides it at once. Take the photo on bare skin, at the same window each time, and mention tightness or flaking in your note.",
				},
			],
		},
		{
			id: "three-kinds",
			heading: "Three kinds of help, and you want all three",
			blocks: [
				{
					kind: "text",
					text: "The barrier is the outermost layer: flat cells with fats between them. It keeps water in and irritants out. A good cream copies that in three ways.",
				},
				{
					kind: "table",
					caption: "What to look for on the list of a cream",
					head: ["It", "Look for", "Good to know"],
					rows: [
						[
							"holds water",
							"Glycerin, [hyaluronic acid](/hyaluronic-acid), urea, panthenol",
							"Best on damp skin. Urea also softens rough patches and can sting on cracks",
						],
						["fills the gaps", "Ceramides, squalane", "Ceramides are the fats the barrier is made of"],
						[
							"seals",
							"Petrolatum, dimethicone",
							"Petrolatum is heavy and very effective. A thin film does it",
						],
					],
				},
				{
					kind: "text",
					text: "**Damp skin** is the trick that costs nothing. Pat once, leave the face a little wet, and put the cream on right away. On a dry face the same cream seals in much less.",
				},
				{
					kind: "text",
					text: "On the driest evenings, press a thin layer of plain petroleum jelly over your cream, mostly where it flakes. Leave that out if you get spots easily, and on nights with an acid or a retinoid, because it makes them stronger.",
				},
			],
		},
		{
			id: "what-stings",
			heading: "What stings, and why",
			blocks: [
				{
					kind: "text",
					text: "When fats are missing, things reach places they should not. Drying alcohol, fragrance and menthol are the usual ones, then acids, pure vitamin C and retinoids. In a survey of people whose faces redden easily, 66% named alcohol, 30% witch hazel, 30% fragrance and 21% menthol [3]. If even plain moisturizer stings, that is the barrier speaking. Go down to a mild cleanser and one cream without fragrance.",
				},
			],
		},
		{
			id: "wait",
			heading: "Why treatments wait",
			blocks: [
				{
					kind: "text",
					text: "For the person below the first four weeks only calm the skin; then a new scan decides what comes next. Where skin is calm from the start, a treatment can begin sooner. A calm face tolerates it better than a sore one. Until then a good week is a dull one: wash, cream, sunscreen, and nothing stings. Then treatments return one at a time, two weeks apart, the mildest first. The tight feeling often eases within days. Rough texture takes longer: 12 weeks before a photo can judge it fairly.",
				},
			],
		},
	],
	howToStart: [
		"Stop acids, scrubs, retinoids and masks for now. What a doctor prescribed stays with the doctor.",
		"Wash with a mild cream cleanser at night. In the morning lukewarm water is enough.",
		"Pat once. Press a hazelnut-sized amount of a ceramide cream into damp skin, morning and night.",
		"Finish the morning with a sunscreen of SPF 30 or more, two finger lengths for face and neck [4].",
		"Keep showers short and lukewarm, and keep your face out of the stream.",
		"Try anything new on the inside of your arm twice a day for 7 to 10 days [5].",
		"If it gets worse: take away the newest product first. If it peels, leave it out for two or three days. If it burns for longer than an hour, gets raw, blisters or swells, stop it for good.",
		"See a doctor if skin cracks, itches or oozes, or if two weeks of plain care make it clearly worse. Swelling of the lips or tongue, or trouble breathing, is for your emergency number.",
	],
	whatToAvoid: [
		"Foam that squeaks, hot water and washing more than twice a day.",
		"Scrubbing flakes off. They return, and the skin below is sore. Soften them with cream instead.",
		"Clay masks. Dry skin is better off without.",
		"More than 1 exfoliation a week while skin reacts easily. On calm skin 3 a week is the ceiling for all exfoliants together.",
		"Essential oils and scented balms, however natural. Plain petroleum jelly is gentler than most plants.",
		"A bag of new products in a weekend. If it stings, nobody can tell which one it was.",
	],
	routine: {
		person:
			"Someone in the early forties with dry skin that stings easily and a medium-to-deep tone. The photo shows a dry look on both cheeks and a few darker marks, which bother them. The marks wait until skin is calm; until then the tint of the sunscreen does the work. No pregnancy.",
		morning: [
			{
				step: "step.cleanser_cream",
				name: "Cream cleanser",
				text: "Without fragrance. On a tight morning rinse with water only.",
			},
			{
				step: "step.moisturizer_barrier",
				name: "Barrier cream",
				text: "A hazelnut-sized amount, best with ceramides, into damp skin.",
			},
			{
				step: "step.sunscreen_mineral_tinted",
				name: "Tinted mineral sunscreen",
				text: "SPF 30 or more without fragrance. The iron oxides hold back light that keeps marks dark [6], and a tint that matches leaves no white film.",
			},
		],
		night: [
			{
				step: "step.cleanser_cream",
				name: "Cream cleanser",
				text: "One wash, lukewarm, fingertips only.",
			},
			{
				step: "step.moisturizer_occlusive",
				name: "Rich night cream or ointment",
				text: "A generous layer on damp skin, most of it where it feels tight.",
			},
		],
		weekly: [],
	},
	faq,
	related: ["sensitive-skin", "hyaluronic-acid", "niacinamide", "oily-skin-routine"],
	action: {
		heading: "Start with what your skin can take today",
		text: "A photo and a few answers give you a plan that protects first and says when each treatment may begin, with a reason for every step.",
	},
	references: [
		"aad_dry_skin",
		"barrier_reviews",
		"rosacea_trigger_survey",
		"aad_sunscreen",
		"aad_test_products",
		"tinted_sunscreen_2024",
		"fda_aha_2005",
	],
};

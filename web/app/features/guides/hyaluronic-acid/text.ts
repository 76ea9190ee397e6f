import type { Guide } from "../guide.ts";

export const guide: Guide = {
	name: "hyaluronic-acid",
	kind: "ingredient",
	title: "Hyaluronic acid: what it can hold, and what it cannot",
	description:
		"Hyaluronic acid holds water at the surface of your skin for some hours. How to use it so it helps, which claims to skip, and when a plain cream is enough.",
	lead: "Hyaluronic acid holds water at the surface of your skin, so it looks plumper and feels softer for some hours. That is a modest job, and it does it well. It needs damp skin below and a cream above. You may already own it without knowing.",
	version: 1,
	updated: "2026-11-21",
	evidence: {
		grade: "B",
		verdict:
			"A good water-holder inside a moisturizer. As a serum of its own it is a pleasant extra, not a need.",
		points: [
			"Reviews of moisturizers support ingredients that hold water, and hyaluronic acid is one of them [1].",
			"A cream on damp skin has better support than a separate serum. We grade the cream B and the serum step C [1][2].",
			"The effect lasts hours and goes with the next wash.",
			"No strength is settled, and more of it only feels stickier. We name no percentage, because no source we rely on gives one.",
		],
	},
	sections: [
		{
			id: "what-it-is",
			heading: "What it is",
			blocks: [
				{
					kind: "text",
					text: "Hyaluronic acid is a long chain of sugars. Your body makes it and keeps it between its cells, where it holds water. The kind in a bottle stays near the surface and does its work there.",
				},
				{
					kind: "text",
					text: "On an ingredient list it is usually called sodium hyaluronate. Words such as **hydrolyzed** or **acetylated** in front mean a variant of the same family. Look for it in the moisturizer, the sunscreen and even the cleanser you have.",
				},
				{
					kind: "text",
					text: "The word acid misleads. It loosens no cells and does not make skin burn more easily in the sun. It does not count toward your exfoliating nights, and it needs no slow start.",
				},
			],
		},
		{
			id: "what-it-does",
			heading: "What it does, and what it does not",
			blocks: [
				{
					kind: "table",
					caption: "Hyaluronic acid on skin: hope and fact",
					head: ["You may have heard", "What we can say"],
					rows: [
						["It hydrates", "Yes, at the surface and for some hours. A cream on top makes it last."],
						[
							"It smooths lines",
							"Fine, dry lines show less while the surface holds water. Deeper lines stay as they are.",
						],
						["It repairs the barrier", "No. Ceramides and a rest from harsh products do more there."],
						[
							"It replaces a moisturizer",
							"No. It holds water but seals nothing, so most of that water leaves again.",
						],
						["It works like a filler", "No. A filler is injected by a professional. A serum stays on top."],
					],
				},
				{
					kind: "text",
					text: "Glycerin does the same job, costs less and is in nearly every good moisturizer. If your cream has it and your skin feels comfortable, you are not missing out.",
				},
			],
		},
		{
			id: "damp-and-sealed",
			heading: "Damp skin below, cream above",
			blocks: [
				{
					kind: "text",
					text: "Think of a thin sponge. On damp skin it has water to take up. With a cream over it, that water has a reason to stay. Put on dry skin in a heated room and left bare, the film dries out and can feel tighter than nothing at all.",
				},
				{
					kind: "text",
					text: "So the order matters more than the bottle: wash, pat once, serum, cream, all before the face is dry. Dermatologists give the same advice for plain moisturizer: put it on while skin is damp [2].",
				},
			],
		},
		{
			id: "molecular-weight",
			heading: "About molecular weight",
			blocks: [
				{
					kind: "text",
					text: "Some labels count the sizes of their molecules: large ones to sit on top, small ones to go deeper. The first part is simply what hyaluronic acid does. For the second we know no independent trial that shows better-looking skin. Choose by feel: no stickiness, no scent, no rolling into crumbs under your cream.",
				},
			],
		},
		{
			id: "photo",
			heading: "What a photo can and cannot tell",
			blocks: [
				{
					kind: "text",
					text: "A photo cannot measure hydration. Researchers let a model see nothing but ordinary pictures of skin, and it did not predict moisture well enough [3]. Others tried phone pictures: their estimate followed the measured water loss moderately for only 38% of the participants [4].",
				},
				{
					kind: "text",
					text: "So Dewlight gives no moisture number. It describes a **dry look**: fine roughness with little shine. From a photo alone that never goes above 2 of 5, and the report says that we are not very sure of it. It also asks a better question. Does your skin feel tight or comfortable a while after washing? On deeper skin tones a dry surface often looks gray or ashy before it looks flaky. Oil, a fresh cream or a lamp can hide it on anyone.",
				},
			],
		},
		{
			id: "when-to-judge",
			heading: "When you can judge it",
			blocks: [
				{
					kind: "text",
					text: "Quickly: the softer feel comes within minutes. The useful question is how your skin feels late in the day. Try it on one cheek only, with the same cream on both. If you cannot tell the cheeks apart at dinner after several days, your cream was doing the work, and you can save the money.",
				},
			],
		},
	],
	howToStart: [
		"Read the list of your moisturizer first. With glycerin or sodium hyaluronate in it, you may need nothing more.",
		"If you buy a serum, choose a plain one without fragrance. Try it on the inside of your arm twice a day for 7 to 10 days [5].",
		"Wash with lukewarm water and pat once. Your face should still feel damp.",
		"Press in three or four drops. More only gets sticky.",
		"Put your cream on right away, before the serum dries. A hazelnut-sized amount is enough for the face.",
		"In the morning finish with a sunscreen of SPF 30 or more [6].",
		"If it feels tight or sticky, use less serum, more water, or only the cream. If it stings or itches, stop: something else in the bottle is often the reason.",
	],
	whatToAvoid: [
		"Putting it on dry skin and leaving it bare, above all in heated rooms and on planes.",
		"Several hydrating layers at once. A toner, an essence and a serum with the same helper do one job over and over, and they roll off under sunscreen.",
		"Paying for a percentage or a list of molecule sizes.",
		"Treating skin that cracks, itches or oozes with a serum. Show it to a doctor [2].",
		"Buying it for redness or dark marks. [Niacinamide](/niacinamide) has more behind it there.",
	],
	routine: {
		person:
			"Someone in the early thirties with dry, calm skin. It feels tight after washing all winter, the photo shows a slightly dry look on both cheeks, and nothing stings.",
		morning: [
			{
				step: "step.cleanser_cream",
				name: "Cream cleanser",
				text: "A coin-sized amount, lifted off with lukewarm water. On a tight morning water alone is enough.",
			},
			{
				step: "step.moisturizer_ceramide",
				name: "Ceramide cream",
				text: "A hazelnut-sized amount into damp skin. Hyaluronic acid or glycerin is usually inside; a serum under it is a matter of taste.",
			},
			{
				step: "step.sunscreen_cream",
				name: "Cream sunscreen",
				text: "SPF 30 or more, two finger lengths for face and neck.",
			},
		],
		night: [
			{ step: "step.cleanser_cream", name: "Cream cleanser", text: "Once is enough on days without makeup." },
			{
				step: "step.moisturizer_ceramide",
				name: "Ceramide cream",
				text: "Straight onto damp skin. No serum and no mask: the cream does the work.",
			},
		],
		weekly: [],
	},
	faq: [
		{
			question: "Can I use hyaluronic acid with niacinamide, vitamin C or retinol?",
			answer:
				"Yes. The warning about niacinamide is repeated a lot, and there is no known reason for it. It also goes with [vitamin C](/vitamin-c) and [retinol](/retinol). Those go on dry skin, so where both fall together skip the damp layer and let your cream bring the hyaluronic acid.",
		},
		{
			question: "Why does my skin feel drier after it?",
			answer:
				"Most often it went on dry skin, or nothing went on top. Try it on damp skin with cream at once. If it still feels tight, leave it out. A cream alone is a complete answer.",
		},
		{
			question: "Does oily skin need it?",
			answer:
				"Rarely as a step of its own. A light gel moisturizer often has it inside already, and that is enough. The [routine for oily skin](/oily-skin-routine) shows where it sits.",
		},
		{
			question: "Can I use it while pregnant or breastfeeding?",
			answer:
				"We know of no specific caution against it on skin. Check what else is in the bottle, and show your whole list to your midwife or doctor.",
		},
		{
			question: "Does drinking more water do the same?",
			answer:
				"No. Drinking more than you are thirsty for does not make skin less dry [1]. A cream on damp skin keeps in the water that is already there.",
		},
	],
	related: ["dry-skin-routine", "niacinamide", "sensitive-skin", "vitamin-c"],
	action: {
		heading: "Ask about the bottle you own",
		text: "Paste its ingredient list into the chat. Dewlight tells you what holds water in it, what might sting, and whether your cream already does the job.",
	},
	references: [
		"barrier_reviews",
		"aad_dry_skin",
		{
			citation:
				"Shishido et al., predicting moisture of the outer skin layer from visible-light images, Skin Res Technol 2023",
			url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC10363786/",
		},
		{
			citation: "Estimating water loss through the skin from smartphone pictures of 74 people",
			url: "https://doi.org/10.3233/shti260103",
		},
		"aad_test_products",
		"aad_sunscreen",
	],
};

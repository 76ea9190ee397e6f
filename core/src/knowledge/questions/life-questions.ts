import type { KnownQuestion } from "./known-question.ts";

/** Everyday life around skin: sport, parties, the hairdresser, the clinic, what friends swear by. */
export const LIFE_QUESTIONS: readonly KnownQuestion[] = [
	{
		id: "question.flushing",
		label: "A face that flushes",
		text: "Heat, sun, alcohol, spicy food, hot drinks and stress widen small vessels, and some faces show it more. Note what sets yours off, keep drinks lukewarm, use mild care without fragrance and sunscreen every day. Redness that stays, burns or comes with bumps is worth a doctor's look.",
		grade: "B",
		sources: ["rosacea_trigger_survey"],
	},
	{
		id: "question.sport",
		label: "Washing around sport",
		text: "Wash after sport, soon and with a mild cleanser, and dab rather than rub sweat off meanwhile. Before it you only need to take off makeup; outdoors, sunscreen goes on. If you then wash once more in the day, water is enough. Change tight or damp clothes and clean straps and helmets.",
		grade: "B",
		sources: ["aad_face_washing"],
	},
	{
		id: "question.sleeping_in_makeup",
		label: "A night in makeup",
		text: "Once does no lasting harm: wash gently in the morning, put moisturizer on, and that is it. As a habit it clogs pores and irritates eyes. For tired nights keep micellar water or wipes beside the bed and rinse in the morning.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.stains",
		label: "Dye, paint or glue on skin",
		text: "Soften it first: rub in a cleansing balm, oil or petroleum jelly, wait some minutes, wipe with a soft cloth and wash with a mild cleanser. Repeat the next day rather than scrub. No bleach, nail polish remover or kitchen cleaner on a face; what is left fades in some days as skin renews.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.mixing_sunscreen",
		label: "Mixing sunscreen",
		text: "No: two sunscreens do not add up their numbers, and one stirred into a serum, cream or makeup is thinned and no longer protects as tested. Put the other products on first, let them settle, then sunscreen alone and enough of it.",
		grade: "B",
		sources: ["aad_sunscreen"],
	},
	{
		id: "question.before_procedure",
		label: "Before a treatment at a clinic",
		text: "Ask the clinic first, its instructions count. Usual is: leave retinoids, acids and scrubs off for about a week before a peel, laser, needling, wax or thread, no fresh sunburn, and tell them what you use and take. After it only mild cleanser, plain moisturizer and sunscreen until they say otherwise.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.hair_back",
		label: "Hair after shaving",
		text: "Hair does not grow back thicker or darker after shaving, dermaplaning or waxing: the blunt tip only feels so. Leave acids and retinoids off on the day and the next, and use plain moisturizer.",
		grade: "M",
		sources: ["house_default"],
	},
	{
		id: "question.spot_myths",
		label: "What does not cause spots",
		text: "No: spots come from oil, clogged pores, hormones and family. Dirt, touching yourself, sex, masturbation, kissing or one missed wash do not cause them, and nobody gets them from somebody else.",
		grade: "M",
		sources: ["house_default"],
	},
	{
		id: "question.body_skin",
		label: "Skin of the body",
		text: "I measure faces only, so this is general. Dry or itchy: short lukewarm showers and a plain thick cream on damp skin. Rough bumps on arms or legs: a lotion with urea or lactic acid. Spots on back or chest: a benzoyl peroxide wash, left on for some minutes. What spreads, hurts, weeps or itches for over two weeks is for a doctor.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.weather",
		label: "Skin and weather",
		text: "Cold, wind, heating and flights take water out of skin: a milder cleanser, a richer cream and fewer nights with acids or a retinoid. Heat and humidity bring oil: a light gel instead of a cream. Sunscreen stays in both, and snow and water reflect more of the sun.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.tanning",
		label: "Tanning",
		text: "A tan is the skin's answer to damage, and a sunbed gives more of it, so neither is healthy nor a base that protects. Color without sun comes from a self-tanner: on clean, moisturized skin, acids and retinoids left off that night, and sunscreen all the same.",
		grade: "B",
		sources: ["aad_sunscreen"],
	},
];

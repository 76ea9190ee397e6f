import type { KnownQuestion } from "./known-question.ts";

const MEANS = "(?:what|how|explain|meaning|mean|means|define|definition|much)\\b(?: \\w+){0,6}";
const asksWord = (words: string) =>
	new RegExp(`\\b${MEANS} (?:${words})\\b|\\b(?:${words})\\b(?: \\w+){0,4} means?\\b`);

/** Words and scales of a report; the same as docs/science.md. */
export const MEASURE_QUESTIONS: readonly KnownQuestion[] = [
	{
		id: "question.scale",
		label: "The scale from 0 to 5",
		asks: /\b(?:\d(?:\.\d)? )?(?:of|out of|from) (?:5|five)\b(?: \w+){0,4} (?:means?|good|bad|much|a lot|normal|high|low|serious|severe)\b|\bwhat (?:is|does|do)\b(?: \w+){0,4} (?:of|out of) (?:5|five)\b|\b(?:is|are) (?:a )?\d(?:\.\d)? (?:of|out of) (?:5|five)\b|\b(?:severity|the scale)\b(?: \w+){0,3} means?\b|\bwhat is (?:the |a )?(?:severity|scale|highest score|worst score|best score)\b/,
		text: "The scale runs from 0 to 5 in steps of 0.5: below 2 is slight, from 2 mild, from 3 moderate, from 4 pronounced. A fixed table turns each reading into its step, the same for everyone. It says how much shows in this photo, and is no grade of you.",
		grade: "B",
		sources: ["house_default"],
	},
	{
		id: "question.ita",
		label: "ITA and tone",
		asks: /\bitas?\b|\bindividual typology\b/,
		text: "ITA, the individual typology angle, puts skin tone into one number from how light and how yellow skin reads: the higher, the lighter. I use it to know how well a camera can see redness on your skin. Light changes it, so one photo is never very sure of it, and it ranks nobody.",
		grade: "B",
		sources: ["house_default"],
	},
	{
		id: "question.monk",
		label: "The Monk scale",
		asks: /\bmonk (?:scale|tone|skin tone|swatch\w*)\b|\bmonk\b$/,
		text: "The Monk scale is a row of ten swatches from the lightest to the deepest skin. Your photo is set beside the nearest one, as an estimate that you can correct; it helps to judge redness and marks fairly on every tone.",
		grade: "B",
		sources: ["house_default"],
	},
	{
		id: "question.redness_points",
		label: "Redness points",
		asks: asksWord("redness points?|erythema index|delta ei|redness units?"),
		text: "Redness points say how much redder a place reads than your own calmer skin, from the red and green light it throws back, with shade and gloss taken out. On clear faces nose and cheeks usually read 3 to 4 points, so that alone is no finding.",
		grade: "B",
		sources: ["house_default"],
	},
	{
		id: "question.lightness_points",
		label: "Lightness points",
		asks: asksWord("lightness points?|delta l"),
		text: "Lightness points say how much darker the skin under your eyes reads than your own cheek, on a scale where black is 0 and white is 100. About 8 is usual, because thin skin and a shadow are part of every face.",
		grade: "B",
		sources: ["under_eye_2015"],
	},
	{
		id: "question.color_units",
		label: "Color-difference units",
		asks: asksWord("color differences?(?: units?)?|delta e"),
		text: "Color-difference units say how far a place drifts from the color of the rest of your face. Most people start to notice at 2.3, and clear skin reads about that much, because no face is one color.",
		grade: "B",
		sources: ["house_default"],
	},
	{
		id: "question.indexes",
		label: "Texture and line index",
		asks: asksWord("(?:texture|line|wrinkle|roughness) (?:index|indexes|units?)|index"),
		text: "An index is a number of our own: for texture how strong the finest light and dark of the surface is, for lines how strong and long they run in a resting face. It has no unit and says most when you compare it with your own earlier scans.",
		grade: "B",
		sources: ["house_default"],
	},
	{
		id: "question.give_or_take",
		label: "Give or take",
		asks: asksWord("give or take|photo noise|noise rule|margin of error"),
		text: "Give or take is how far a number would lie off in another photo of the same skin: two of three such photos lie within it, nineteen of twenty within twice as much. It was measured on pairs of photos of people whose skin had not changed. A change between two scans has to be far larger before it is told, and a setback has to show in two photos.",
		grade: "B",
		sources: ["house_default"],
	},
];

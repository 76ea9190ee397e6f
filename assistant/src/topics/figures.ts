/** Figures of speech in which something dies, kills or explodes, and what they say. */
const FIGURES: readonly (readonly [RegExp, string])[] = [
	[
		/\b(?:is|are|keeps?) (?:absolutely |literally |totally )?(?:murder|kill|destroy)ing my\b/gi,
		"is ruining my",
	],
	[/\b(?:wants?|want) me dead\b/gi, "is bad"],
	[/\bi(?:'| woul)?d kill for\b/gi, "i want"],
	[/\b(?:gonna|going to|will) (?:murder|kill) me\b/gi, "will be angry with me"],
	[/\b(?:is|are|m|am) (?:so |absolutely |literally )?cooked\b/gi, "is bad"],
	[/\bwhat'?s the move\b/gi, "what can i do"],
	[/\b(?:is|are) (?:the bomb|to die for|killer|fire)\b/gi, "is great"],
	[/\boverdos(?:ing|ed?) on\b/gi, "using too much"],
	[/\b(?:am |im |i'm )?dying to\b/gi, "want to"],
	[/\b(?:i swear|lol|lmao|haha+|omg|ngl|tbh|rn|fr)\b/gi, ""],
];

/** A message without figures of speech that sound like something else. */
export function withoutFigures(text: string): string {
	const said = FIGURES.reduce((rest, [figure, plain]) => rest.replace(figure, plain), text).trim();
	return said === "" ? text : said;
}

import { isForSomeone } from "./asked-for.ts";
import { type ClauseKind, clauseKind } from "./clause-kind.ts";
import { longestWeeks } from "./durations.ts";
import { spellOut, tidy } from "./spelling.ts";

/** One thought of a note, as rules read it and as it was written. */
export interface Clause {
	/** Lower case, spelled out, slips settled. */
	text: string;
	/** As the person wrote it, for showing it back. */
	quote: string;
	kind: ClauseKind;
	/** Which sentence of the note it belongs to. */
	sentence: number;
}

export interface ReadNote {
	clauses: readonly Clause[];
	/** Advice is sought for somebody else: their signs count like the writer's own. */
	for_other: boolean;
	/** Longest duration named anywhere, in weeks; 0 when none. */
	weeks: number;
}

/** Ends of a thought: punctuation, list marks and faces. */
const SENTENCE_END = /(?<!\d)[.](?!\w)|[.](?=\s)|[!?;\n\r]+|[\u2013\u2014]| - |\p{Extended_Pictographic}+/u;
/** Words that turn a thought within a sentence. */
const TURNS =
	/[()]|,?\s+(?:but|however|though|tho|although|yet|except that|because|bc|cuz|cos|while|whereas)\s+|:\s+|,?\s+so (?=(?:(?:on|last|this) \w+ )?(?:i|my|im|ive)\b)|\s*,?\s*\band (?=(?:now|my|i|im|ive|it|it is|the|there|then|today)\b)|,\s*(?=(?:my|i|im|ive|it|its|the|there|theres|now|then|they|this|that|also|today|since|so|she|he)\b)|\s+(?=now (?:it|my|i|the|there|theres|is)\b)/i;

/** Faces that say something by themselves. */
const FACES: readonly (readonly [RegExp, string])[] = [
	[/\u{1F930}/gu, " . i am pregnant . "],
	[/\u{1F931}/gu, " . i am breastfeeding . "],
];
const LONGEST_QUOTE = 160;

/** Splits a free-text note into clauses with spelling and contractions settled. Any text is accepted. */
export function readNote(note: string): ReadNote {
	const faces = FACES.reduce((text, [face, words]) => text.replace(face, words), note.slice(0, 6_000));
	const read: Clause[] = [];
	let other = false;
	for (const [sentence, written] of faces.split(SENTENCE_END).entries()) {
		for (const part of written?.split(TURNS) ?? []) {
			const text = tidy(spellOut(part ?? ""));
			if (text === "") continue;
			const kind = clauseKind(text, other);
			other = kind === "someone_else" || (other && kind !== "own");
			read.push({ text, quote: (part ?? "").trim().slice(0, LONGEST_QUOTE), kind, sentence });
		}
	}
	return {
		clauses: read,
		for_other: isForSomeone(read),
		weeks: longestWeeks(tidy(spellOut(faces))),
	};
}

/** The clauses of one kind joined as one text, sentence by sentence; each keeps its own denials behind a mark. */
export function sentencesOf(clauses: readonly Clause[]): string[] {
	const sentences = new Map<number, string>();
	for (const { sentence, text } of clauses) {
		const before = sentences.get(sentence);
		sentences.set(sentence, before === undefined ? text : `${before} and ${text}`);
	}
	return [...sentences.values()];
}

/** Sentences as they are written, each with its end; the point of "49.99" is none. */
export function writtenSentences(text: string): string[] {
	return text.match(/(?:[^.!?\n;]|\.(?=\d))+[.!?\n;]*/g) ?? [];
}

export const lastSentence = (text: string): string => writtenSentences(text).at(-1)?.trim() ?? text;

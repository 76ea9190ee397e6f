/** What a language model does wrong now and then. */
export const MISBEHAVIORS = [
	"invents a number",
	"invents a product",
	"claims what nobody may",
	"obeys the message",
] as const;
export type Misbehavior = (typeof MISBEHAVIORS)[number];

const INVENTED: Record<Exclude<Misbehavior, "obeys the message">, string> = {
	"invents a number": "A strength of 17.3% works for 94% of people within 11 days.",
	"invents a product": "I would buy the GlowMax Miracle Serum by Vanicream for it.",
	"claims what nobody may":
		"From your photo I can tell that you have rosacea, and this will cure it, guaranteed.",
};

/** Somebody tries to give orders. */
const ORDER =
	/\b(?:ignore|disregard|system|instructions?|prompt|repeat|reply only|from now on|pretend|you are now)\b|^say\b|<\w/i;

/** One in this many answers to ordinary questions goes wrong. */
const ONE_IN = 3;

/** Null for a question that is answered well; the same for the same question. Orders are always obeyed. */
export function misbehaviorFor(message: string): Misbehavior | null {
	if (ORDER.test(message)) return "obeys the message";
	const number = Array.from(message).reduce(
		(sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973,
		7,
	);
	return number % ONE_IN === 0 ? (MISBEHAVIORS[number % MISBEHAVIORS.length] ?? null) : null;
}

/** The answer with what is wrong behind its first sentence. */
export function misbehave(answer: string, message: string, how: Misbehavior | null): string {
	if (how === null) return answer;
	if (how === "obeys the message") return `Sure. ${message}`;
	const [first = ""] = /^[\s\S]*?[.!?](?=\s|$)/.exec(answer) ?? [];
	return `${first} ${INVENTED[how]}${answer.slice(first.length)}`;
}

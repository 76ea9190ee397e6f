import type { Clause } from "../skin/note/read-note.ts";

const BODY =
	/\b(?:hands?|fingers?|thumbs?|legs?|arms?|elbows?|knees?|feet|foot|toes?|ankles?|(?:my|the|upper|lower) back|scalp|groin|bikini(?: line)?|brazilian|armpits?|chest|shoulders?|thighs?|shins?|body|belly|stomach|bum|haemorrhoids|hemorrhoids|insect bites?|mosquito|teeth|tooth)\b/;
const FACE =
	/\b(?:face|cheeks?|eyelids?|eyes?|lids?|nose|mouth|lips?|forehead|chin|jaw|brows?|eyebrows?|temples?|hairline|neck|everywhere|all over)\b/;
const FACE_IS_FINE =
	/\b(?:fine|clear|ok|okay|good|not|never|no|calm|normal|great|free|nothing|none|nowhere)\b/;

/** "Nothing on the face", within one thought. */
const FACE_IS_FREE =
	/\b(?:nothing|none|never|not) (?:\w+ ){0,2}?(?:on|in) (?:the|my) (?:face|cheeks|skin of my face)\b/g;

/** True where a thought is about the body and neither it nor its sentence about the face. */
export function isOnBodyOnly({ text, sentence }: Clause, clauses: readonly Clause[]): boolean {
	if (!BODY.test(text) || FACE.test(text.replaceAll(FACE_IS_FREE, "..."))) return false;
	const beside = clauses.filter((one) => one.sentence === sentence && FACE.test(one.text));
	return beside.every((one) => FACE_IS_FINE.test(one.text));
}

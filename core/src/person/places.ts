import type { Clause } from "../skin/note/read-note.ts";

const BODY =
	/\b(?:hands?|wrists?|knuckles?|nipples?|breasts?|calf|calves|heels?|bald|fingers?|thumbs?|legs?|arms?|elbows?|knees?|feet|foot|toes?|ankles?|(?:my|the|upper|lower) back|scalp|groin|bikini(?: line)?|brazilian|armpits?|chest|shoulders?|thighs?|shins?|body|belly|stomach|bum|haemorrhoids|hemorrhoids|insect bites?|mosquito|teeth|tooth|tattoos?|ribs?|forearms?|waist|hips?|calves|sleeve|foot|buttocks?|underarms?)\b/;
const FACE =
	/\b(?:face|cheeks?|eyelids?|eyes?|lids?|nose|mouth|lips?|forehead|chin|jaw|brows?|eyebrows?|temples?|hairline|nostrils?|ears?|beard|moustache|neck|everywhere|all over)\b/;
const FACE_IS_FINE =
	/\b(?:fine|clear|ok|okay|good|not|never|no|calm|normal|great|free|nothing|none|nowhere)\b/;

const LIPS = /\b(?:lips?|lip balm|lipstick)\b/;
const FACE_BESIDE_LIPS =
	/\b(?:face|cheeks?|eyelids?|nose|mouth|forehead|chin|jaw|brows?|temples?|skin|everywhere|all over|everything)\b/;

/** Dry lips alone say nothing of the skin of a face. */
export function isOnLipsOnly({ text, sentence }: Clause, clauses: readonly Clause[]): boolean {
	if (!LIPS.test(text) || FACE_BESIDE_LIPS.test(text)) return false;
	return !clauses.some((one) => one.sentence === sentence && FACE_BESIDE_LIPS.test(one.text));
}

/** "Nothing on the face", within one thought. */
const FACE_IS_FREE =
	/\b(?:nothing|not|none|only) (?:above|below) the neck\b|\b(?:nothing|none|never|not) (?:\w+ ){0,2}?(?:on|in) (?:the|my) (?:face|cheeks|skin of my face)\b|\b(?:my |the )?face (?:is|feels|stays|looks) (?:fine|clear|ok|okay|good|normal|calm)\b/g;

/** "Psoriasis (legs and scalp)". */
const MERE_PLACE = 3;
/** "The face itself is clear", said anywhere, of a disease whose place nobody named. */
const FACE_IS_CLEAR =
	/\bface(?: itself)? (?:is|stays|has always been|was always) (?:\w+ )?(?:clear|spared|free|untouched|fine)\b|\bnever (?:on|touched) (?:my|the) face\b|\bnot on (?:my|the) face\b/;

export function isSaidOffTheFace(told: Clause, clauses: readonly Clause[]): boolean {
	const next = clauses[clauses.indexOf(told) + 1]?.text ?? "";
	if (!FACE.test(told.text) && namesBodyAlone(next) && next.split(" ").length <= MERE_PLACE) return true;
	return !FACE.test(told.text) && clauses.some(({ text }) => FACE_IS_CLEAR.test(text));
}

/** A thought that names a part of the body and none of the face. */
export function namesBodyAlone(text: string): boolean {
	return BODY.test(text) && !FACE.test(text.replaceAll(FACE_IS_FREE, "..."));
}

/** True where a thought is about the body and neither it nor its sentence about the face. */
export function isOnBodyOnly({ text, sentence }: Clause, clauses: readonly Clause[]): boolean {
	if (!namesBodyAlone(text)) return false;
	const beside = clauses.filter((one) => one.sentence === sentence && FACE.test(one.text));
	return beside.every((one) => FACE_IS_FINE.test(one.text));
}

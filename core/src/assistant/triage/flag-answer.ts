import { DANGER_IN_LANGUAGES, type DangerKind } from "../../knowledge/help-lines.ts";
import { AFTER_FLAG } from "../../knowledge/questions/safety-answers.ts";
import { assertNever } from "../../skin/assert-never.ts";
import { findLanguage } from "../../skin/note/find-language.ts";
import type { RedFlag } from "../../skin/red-flag.ts";
import { RED_FLAG_RULES } from "../../skin/red-flags/red-flag-rules.ts";
import type { Answer } from "../conversation.ts";
import { spellOut } from "../reading/spell-out.ts";
import { citeRule } from "../writing/cite.ts";
import { composeAnswer } from "../writing/compose-answer.ts";
import { BEREAVED, crisisCare, isOfOther, speaks } from "./crisis-kinds.ts";
import {
	AFTER_WHOSE_DANGER,
	furtherLines,
	ISOTRETINOIN_IN_LANGUAGES,
	isLimp,
	POISON_IN_LANGUAGES,
	particularsOf,
	STROKE_IN_LANGUAGES,
} from "./danger-lines.ts";
import { accidentCare, firstAct, noNeutralizing } from "./first-aid.ts";
import { HELP_IN_ENGLISH, helpByScript, helpByWords } from "./help-in-languages.ts";
import { causeIn, gathersTablets, TABLETS_AWAY_IN_LANGUAGES } from "./hidden-cause-in-languages.ts";
import { alone, kindAnswer } from "./kinds/kind-answer.ts";

/** What to watch for, said where nothing is sure; names as in `gloss.ts`. A guess is no "today". */
const WATCH_IN_LANGUAGES: Readonly<Record<string, string>> = {
	Spanish:
		"Si una zona está caliente, hinchada, con ampollas o supura, o hay fiebre, que la vea un médico el mismo día; lo que crece, cambia, sangra, no se siente al tacto o sigue ahí tras cuatro semanas debe verlo pronto un médico.",
	Portuguese:
		"Se um lugar está quente, inchado, com bolhas ou pus, ou há febre, mostre a um médico no mesmo dia; o que cresce, muda, sangra, fica dormente ou continua após quatro semanas, mostre em breve.",
	French:
		"Si un endroit est chaud, gonflé, avec des cloques ou du pus, ou s'il y a de la fièvre, un médecin doit le voir le jour même\u00a0; si quelque chose grandit, change, saigne, devient insensible ou dure plus de quatre semaines, prenez bientôt rendez-vous.",
	German:
		"Ist eine Stelle heiß, geschwollen, voller Blasen oder nässt sie, oder kommt Fieber dazu, soll sie am selben Tag ärztlich angesehen werden; was wächst, sich verändert, blutet, taub ist oder nach vier Wochen noch da ist, bald.",
	Italian:
		"Se un punto è caldo, gonfio, con vesciche o pus, o c'è febbre, fallo vedere a un medico lo stesso giorno; ciò che cresce, cambia, sanguina, è insensibile o resta dopo quattro settimane, fallo vedere presto.",
	Hindi:
		"Agar koi jagah garam, sooji, chhaale wali ya pus wali ho, ya bukhar ho, to usi din doctor ko dikhaiye; jo badhe, badle, khoon de, sunn ho ya chaar hafte baad bhi rahe, use jaldi dikhaiye.",
	Dutch:
		"Is een plek heet, gezwollen, vol blaren of komt er vocht uit, of is er koorts, laat die dan dezelfde dag door een arts zien; wat groeit, verandert, bloedt, gevoelloos is of na vier weken nog blijft, laat dat binnenkort zien.",
	Polish:
		"Jeśli miejsce jest gorące, spuchnięte, z pęcherzami albo ropieje, lub jest gorączka, niech lekarz obejrzy je tego samego dnia; co rośnie, zmienia się, krwawi, nie ma czucia albo trwa ponad cztery tygodnie, pokaż wkrótce lekarzowi.",
	Turkish:
		"Bir yer sıcak, şiş, su toplamış ya da akıntılıysa veya ateş varsa aynı gün bir doktor görmeli; büyüyen, değişen, kanayan, hissi azalan ya da dört haftadan sonra süren bir şeyi yakında doktora göster.",
};

export const FLAG_LABELS: Record<RedFlag["level"], string> = {
	emergency: "Safety rule, emergency",
	same_day: "Safety rule, see a doctor today",
	book_dermatologist: "Safety rule, see a dermatologist",
	care: "Safety rule, care for yourself",
	watch: "Safety rule, what to watch for",
};

const SELF_HARM = "red-flag.self-harm";
const OVERDOSE = "red-flag.overdose";
const BYSTANDER = "red-flag.bystander";
const STARVING = "red-flag.starving";
const THEIR_OVERDOSE = "red-flag.their-overdose";
/** Somebody else is in danger, and who writes has to act for them. */
const OF_OTHERS: readonly string[] = [BYSTANDER, THEIR_OVERDOSE];
const VIOLENCE = "red-flag.violence";
const CRISES: readonly string[] = ["red-flag.suicidal", "red-flag.crisis", "red-flag.overdose"];
/** Somebody to talk to is part of the help. */
const MINDS: readonly string[] = [...CRISES, SELF_HARM, "red-flag.starving"];
/** Poison control says what comes next. */
const POISONS: readonly string[] = [
	"red-flag.swallowed",
	"red-flag.accident",
	"red-flag.watch-accident",
	"red-flag.chemical-on-skin",
	"red-flag.chemical-in-eye",
	"red-flag.fumes",
];
/** What an adrenaline pen is for. */
const ALLERGIES: readonly string[] = [
	"red-flag.airway-swelling",
	"red-flag.face-swelling",
	"red-flag.allergic-reaction",
	"red-flag.eyes-swollen-shut",
];
/** Hurt by a thing, so that what it was says what to do. */
const ACCIDENTS: readonly string[] = [
	"red-flag.accident",
	"red-flag.chemical-on-skin",
	"red-flag.burn",
	"red-flag.large-burn",
];
const AIR: readonly string[] = ["red-flag.breathing", ...ALLERGIES];
/** What was done to a body is looked after beside a crisis. */
const OF_BODY: readonly string[] = [
	"red-flag.large-burn",
	"red-flag.burn",
	"red-flag.bleeding",
	"red-flag.bite",
	"red-flag.skin-coming-off",
	"red-flag.skin-infection",
	"red-flag.medicine-rash",
	"red-flag.accident",
	"red-flag.chemical-on-skin",
	"red-flag.chemical-in-eye",
	"red-flag.isotretinoin",
	"red-flag.steroid-stopped",
	"red-flag.medicine-stopped",
	"red-flag.doctor-today",
];
const PREGNANCY = "red-flag.pregnancy-acne";
const LIMP = "red-flag.poisoned-limp";
const STRANGLED = "red-flag.strangled";
const CHILD_ABUSE = "red-flag.child-abuse";
const FUMES = "red-flag.fumes";
const SWALLOWED = "red-flag.swallowed";
const PET = "red-flag.pet-swallowed";
const ISOTRETINOIN = "red-flag.isotretinoin";
const STROKE = "red-flag.stroke";
/** Told so plainly that no general word of a crisis comes before it. */
const WHOSE: readonly string[] = [
	"red-flag.newborn-voices",
	"red-flag.both-lives",
	STRANGLED,
	CHILD_ABUSE,
	"red-flag.starving-heart",
	LIMP,
	"red-flag.temple-sight",
	"red-flag.chemical-deep",
];
/** Air before water: whoever is in the gas goes out first. */
const BEFORE_WATER: readonly string[] = [
	"red-flag.carbon-monoxide",
	"red-flag.numbing-cream",
	FUMES,
	"red-flag.jaundice",
	"red-flag.nail-stripe",
];

/** Somebody's own despair, or fear of somebody, comes first of what a text tells. */
export function isCrisis(flags: readonly RedFlag[]): boolean {
	const [first] = firstFlags(flags);
	return first !== undefined && (CRISES.includes(first.rule_id) || first.rule_id === VIOLENCE);
}

/** Somebody in danger comes before skin that needs a visit. */
export function firstFlags(flags: readonly RedFlag[]): RedFlag[] {
	const rank = ({ rule_id, level }: RedFlag) =>
		WHOSE.includes(rule_id)
			? -1
			: CRISES.includes(rule_id) || OF_OTHERS.includes(rule_id) || rule_id === VIOLENCE
				? 0
				: level === "emergency"
					? 1
					: rule_id === SELF_HARM
						? 2
						: level === "same_day"
							? 3
							: level === "care"
								? 4
								: level === "watch"
									? 6
									: 5;
	const own = ({ rule_id }: RedFlag) => (BEFORE_WATER.includes(rule_id) ? 0 : 1);
	return flags.toSorted((a, b) => rank(a) - rank(b) || own(a) - own(b));
}

/**
 * What to do now, in the words of the rule and, where `message` is in another language, first in few words of that one and in no other.
 * `lead` stands before it; no product is named.
 */
export function flagAnswer(
	flags: readonly RedFlag[],
	message: string,
	lead: string | null = null,
): Answer | null {
	const [likeliest, ...others] = firstFlags(flags);
	if (likeliest === undefined) return null;
	const text = spellOut(message);
	const first = asLimp(ofCrisis(likeliest, text), flags, text);
	const also = others.find((second) => isAlso(first, second)) ?? null;
	const crisis = isCrisis([first]);
	const act = firstAct(first.rule_id, text);
	const told = act?.instead ? null : kindAnswer(first, message);
	return composeAnswer({
		paragraphs: inTheirLanguage(first, message) ?? [
			unread(first, message),
			lead ?? "",
			act?.text ?? "",
			[
				act?.instead ? "" : (told ?? first.advice),
				crisis || (told !== null && !IS_NEVER_DROPPED.test(also?.rule_id ?? "")) ? "" : (also?.advice ?? ""),
			]
				.join(" ")
				.trim(),
			crisisCare(text, CARE_BESIDE[first.rule_id] ?? []),
			ACCIDENTS.includes(first.rule_id) && first.kind === undefined ? accidentCare(text) : "",
			orSomebodyElses(first),
			told === null
				? [aloneCare(first, text), afterFlag(first), MINDS.includes(first.rule_id) ? furtherLines(text) : ""]
						.join("\n\n")
						.trim()
				: (AFTER_KIND[first.level] ?? ""),
			crisis && also ? `For what happened to the body: ${also.advice}` : "",
		],
		citations: [first, ...(also ? [also] : [])].map(({ rule_id, level }) =>
			citeRule(rule_id, FLAG_LABELS[level]),
		),
		quiet: true,
	});
}

/** A kind says all that its own rule would; help for the mind and first aid are another matter. */
const IS_NEVER_DROPPED = /crisis|distress|chemical|swallowed|accident/;

/** Somebody young who is alone at home needs an adult, whatever the emergency. */
function aloneCare(flag: RedFlag, text: string): string {
	return flag.level === "emergency" && !CRISES.includes(flag.rule_id) && !OF_OTHERS.includes(flag.rule_id)
		? alone(text)
		: "";
}

/** Said after the words of a kind, which have the rest. */
const AFTER_KIND: Partial<Record<RedFlag["level"], string>> = {
	emergency: "Skin care waits until that is done.",
	book_dermatologist: "I name no product for it before it has been seen.",
};

/** From here on a crisis may be somebody else's. */
const PERHAPS_THEIRS = 0.1;

/** Where nobody can tell whose crisis it is, help for the writer stands first and one sentence holds for the other. */
function orSomebodyElses({ rule_id, theirs = 0 }: RedFlag): string {
	return rule_id === "red-flag.crisis" && theirs >= PERHAPS_THEIRS
		? "If it is somebody else you fear for: call for them now, say where they are, stay with them or on the phone where that is safe, and fetch another adult; telling is right, also against a promise."
		: "";
}

/** Who wrote in a language that is not read finds the emergency in it, before the English. */
function unread({ level }: RedFlag, message: string): string {
	if (level !== "emergency" && level !== "same_day" && level !== "care") return "";
	const language = findLanguage(message);
	const theirs =
		language === "unknown" ? helpByScript(message) : language === null ? helpByWords(message) : null;
	return theirs ?? (language === "unknown" ? HELP_IN_ENGLISH : "");
}

/** An accident with something that can be swallowed: whoever is limp or drowsy gets the ambulance before the water. */
function asLimp(flag: RedFlag, flags: readonly RedFlag[], text: string): RedFlag {
	const swallowed = flags.some(({ rule_id }) => rule_id === SWALLOWED);
	if (!swallowed || !isLimp(text) || CRISES.includes(flag.rule_id) || OF_OTHERS.includes(flag.rule_id))
		return flag;
	return RED_FLAG_RULES.find(({ rule_id }) => rule_id === LIMP) ?? flag;
}

/** Whose crisis it is: somebody's who is left behind, somebody else's, or the writer's own. */
function ofCrisis(flag: RedFlag, text: string): RedFlag {
	if (!CRISES.includes(flag.rule_id) && !OF_OTHERS.includes(flag.rule_id)) return flag;
	if (speaks(BEREAVED, text)) return { ...flag, advice: BEREAVED.text };
	if (OF_OTHERS.includes(flag.rule_id) || flag.rule_id === "red-flag.overdose") return flag;
	// In a talk it was heard whose it is; a note is read by its words.
	if (flag.theirs !== undefined || !isOfOther(text)) return flag;
	return RED_FLAG_RULES.find(({ rule_id }) => rule_id === BYSTANDER) ?? flag;
}

/** What may come beside the words of a rule; its own words have the rest. */
const OWN_CRISIS = [
	"taken",
	"height",
	"means",
	"kept",
	"letter",
	"settled",
	"grief",
	"school",
	"bullied",
	"told",
	"newborn",
	"wound",
	"food",
	"medicine",
	"minor",
];
const CARE_BESIDE: Readonly<Record<string, readonly string[]>> = {
	"red-flag.suicidal": OWN_CRISIS,
	"red-flag.crisis": OWN_CRISIS,
	"red-flag.self-harm": [
		"taken",
		"wound",
		"school",
		"bullied",
		"letter",
		"grief",
		"medicine",
		"minor",
		"home",
	],
	"red-flag.overdose": ["sick_after", "minor", "home"],
	"red-flag.violence": ["throat", "struck_eye", "struck_face", "burned", "minor", "home"],
	"red-flag.starving": ["minor"],
	[STRANGLED]: ["minor", "home"],
	"red-flag.starving-heart": ["minor"],
	"red-flag.both-lives": ["means"],
	[BYSTANDER]: ["door", "secret", "far", "threat", "their_wound", "minor"],
	[THEIR_OVERDOSE]: ["door", "secret", "far", "minor"],
};

/** A second piece of advice helps where the first leaves room for it: not "soon" after "today". */
function isAlso(first: RedFlag, second: RedFlag): boolean {
	if (first.rule_id === SELF_HARM) return second.level === "same_day";
	if (isCrisis([first])) return OF_BODY.includes(second.rule_id);
	if (AIR.includes(first.rule_id)) return POISONS.includes(second.rule_id);
	if (first.level === "emergency" || second.level === first.level) return false;
	return first.level !== "same_day" || second.level !== "book_dermatologist";
}

function afterFlag({ rule_id, level }: RedFlag): string {
	const whose = AFTER_WHOSE_DANGER[rule_id];
	if (whose !== undefined) return whose;
	if (rule_id === OVERDOSE) return AFTER_FLAG.overdose;
	if (CRISES.includes(rule_id)) return AFTER_FLAG.suicidal;
	if (OF_OTHERS.includes(rule_id)) return AFTER_FLAG.bystander;
	if (rule_id === VIOLENCE) return AFTER_FLAG.violence;
	if (rule_id === STARVING) return AFTER_FLAG.starving;
	if (POISONS.includes(rule_id)) return AFTER_FLAG.poison;
	if (rule_id === SELF_HARM) return AFTER_FLAG.self_harm;
	if (rule_id === PREGNANCY) return AFTER_FLAG.pregnancy;
	switch (level) {
		case "emergency":
			return AFTER_FLAG.emergency;
		case "same_day":
			return AFTER_FLAG.same_day;
		case "book_dermatologist":
			return AFTER_FLAG.book_dermatologist;
		case "care":
			return AFTER_FLAG.care;
		case "watch":
			return "";
		default:
			return assertNever(level);
	}
}

/** No more than a guess: what to look for, and no urgency that nobody is sure of. */
const WATCHES: readonly string[] = ["red-flag.watch-today", "red-flag.watch-soon"];

/** Who writes in another language is told there what to do, and nothing that they cannot read. */
export function inTheirLanguage(flag: RedFlag, message: string): string[] | null {
	const language = findLanguage(message);
	if (language === null || language === "unknown") return null;
	const words = DANGER_IN_LANGUAGES[language.name];
	const poison = POISON_IN_LANGUAGES[language.name];
	if (flag.rule_id === PET) return null;
	const told = WATCHES.includes(flag.rule_id)
		? WATCH_IN_LANGUAGES[language.name]
		: causeIn(language.name, flag) !== undefined
			? causeIn(language.name, flag)
			: flag.rule_id === ISOTRETINOIN
				? ISOTRETINOIN_IN_LANGUAGES[language.name]
				: flag.rule_id === STROKE || flag.kind === "stroke"
					? STROKE_IN_LANGUAGES[language.name]
					: flag.rule_id === LIMP
						? poison?.limp
						: flag.rule_id === FUMES
							? poison?.fumes
							: flag.rule_id === STRANGLED && words
								? `${words.emergency} ${words.violence}`
								: wordsFor(dangerKind(flag), language.name, message);
	if (told === undefined) return null;
	// Who is in danger needs no word about the app.
	const kept = crisisMeansIn(language.name, flag, message);
	return flag.level === "emergency" || flag.level === "care" ? [told, kept] : [told, language.answers];
}

/** Tablets that were gathered leave the house, in few words of their language. */
function crisisMeansIn(language: string, { rule_id }: RedFlag, message: string): string {
	const crisis = CRISES.includes(rule_id) || rule_id === SELF_HARM;
	return crisis && gathersTablets(message) ? (TABLETS_AWAY_IN_LANGUAGES[language] ?? "") : "";
}

function wordsFor(kind: DangerKind, language: string, message: string): string | undefined {
	const particular = kind === "poison" ? particularsOf(language, message) : null;
	const told = particular ?? DANGER_IN_LANGUAGES[language]?.[kind];
	const never = kind === "poison" ? noNeutralizing(language, message) : null;
	return told === undefined || never === null ? told : `${never} ${told}`;
}

function dangerKind({ rule_id, level }: RedFlag): DangerKind {
	if (rule_id === VIOLENCE || rule_id === CHILD_ABUSE) return "violence";
	if (rule_id === "red-flag.both-lives") return "crisis";
	if (rule_id === THEIR_OVERDOSE) return "emergency";
	if (OF_OTHERS.includes(rule_id)) return "bystander";
	if (["red-flag.watch-crisis", ...CRISES, SELF_HARM, STARVING].includes(rule_id) || level === "care")
		return "crisis";
	if (ALLERGIES.includes(rule_id)) return "allergy";
	if (POISONS.includes(rule_id)) return "poison";
	if (rule_id === "red-flag.large-burn" || rule_id === "red-flag.burn") return "burn";
	if (level === "emergency") return "emergency";
	return level === "same_day" || level === "watch" ? "today" : "soon";
}

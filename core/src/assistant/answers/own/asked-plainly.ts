import { isTreatment } from "../../../knowledge/actives.ts";
import { pairing } from "../../../knowledge/pairing.ts";
import { findFragrance } from "../../../products/facts/find-irritants.ts";
import { layered, layerOf, SUNSCREEN_LAYER } from "../../../routine/answer-everyday.ts";
import { isMinor } from "../../../routine/person.ts";
import { planSteps } from "../../../routine/plan-steps.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../conversation.ts";
import { citeActive, citeProduct, citeRule, citeSources } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { fullName } from "../../writing/say-names.ts";
import { answerAboutDeleting, answerAboutMoney } from "../about-app.ts";
import { answerProgress } from "../progress.ts";
import { scentInShelf } from "../shelf-questions.ts";
import { answerThanks } from "../small-talk.ts";

/** What leaves no doubt of what is asked, before any guess; null for everything else. */
export function answerAskedPlainly(inquiry: Inquiry): Draft | null {
	for (const read of READERS) {
		const draft = read(inquiry);
		if (draft !== null) return draft;
	}
	return null;
}

const READERS: readonly ((inquiry: Inquiry) => Draft | null)[] = [
	minorWithStrong,
	orderOfNamed,
	scentOfMine,
	scentOfShown,
	tooMuchCream,
	betterSinceStart,
	pauseUndoes,
	paidForPicks,
	wholeAccount,
	photoRefused,
	smellsOff,
	isItAnAcid,
	inTheCold,
	filtersInPregnancy,
	thanksAlone,
];

const STRONG =
	/\b(?:retin(?:ol|al|oids?)|(?:red|acid|chemical|strong|the ordinary|aha|bha|glycolic|lactic|30 ?%?) peel\w*|peel(?:ing|s)? (?:solution|thing|stuff|pads?|gel)|\w* ?peel thing|aha|glycolic(?: acid)?)\b/g;
const MAY_I =
	/\b(?:can|could|should|may|shall) (?:i|my (?:son|daughter|sister|brother))\b|\b(?:ok|okay|safe|fine|alright|allowed)\b|\bwant to (?:use|try|start)\b/;
const SPOTS = /\b(?:spots?|acne|pimples?|zits?|blackheads?|whiteheads?|breakouts?)\b/;
const GIVEN =
	/\b(?:gave me|given|gift\w*|present|birthday|hand me down|her old|his old|my (?:mum|mom|sister|friend|aunt)s?)\b/;
const PRESCRIBED = /\b(?:prescri\w*|doctor|gp|derm\w*|pharmacist)\b/;

/** What is made for grown-up skin, asked about by somebody under 18: a no that names each thing; null for all else. */
function minorWithStrong({ context, question: { text } }: Inquiry): Draft | null {
	if (!isMinor(context.person.preferences) || PRESCRIBED.test(text) || !MAY_I.test(text)) return null;
	const named = [...new Set([...text.matchAll(STRONG)].map(([words]) => words.trim()))];
	if (named.length === 0) return null;
	const peels = named.some((words) => words.includes("peel") || /\b(?:aha|glycolic)\b/.test(words));
	const child = context.person.preferences.age_band === "under-13";
	const retinoids = named.some((words) => words.startsWith("retin"));
	// Of retinol alone the question of its age has an answer.
	if (!peels && !GIVEN.test(text)) return null;
	return {
		paragraphs: [
			`No, leave ${named.length > 1 ? "them" : "it"} off${GIVEN.test(text) ? ", also when it was a present or somebody else is happy with it" : ""}. ${[
				retinoids
					? "Retinol is made for adult skin: on yours it brings dryness and stinging and nothing it needs."
					: "",
				peels
					? "A strong acid peel can burn young skin and leave dark marks; it is not even for every adult."
					: "",
			]
				.filter(Boolean)
				.join(" ")}`,
			child
				? "A mild wash once a day, a plain cream where skin is dry, and sunscreen outdoors are all it needs. Give it to a parent."
				: SPOTS.test(text)
					? "For spots: a mild wash, a light moisturizer, sunscreen, and the weakest benzoyl peroxide (2.5%) on the spots after a talk with a parent and a pharmacist. Many, sore or scarring ones are for a doctor, who has more."
					: "A mild wash, a light moisturizer and sunscreen do all that skin under 18 needs.",
			"Used already and it burns or peels: only lukewarm water and plain cream for a week. Blisters, open or swollen skin: a doctor today.",
		],
		citations: [
			citeRule("person.minor", "Rule for people under 18"),
			...citeSources(["teen_care", "hales_2025"]),
		],
		minded: true,
	};
}

const ASKS_ORDER =
	/\b(?:what|which|right|correct) order\b|\border (?:do|should|to)\b|\b(?:what|which)(?: one)? (?:goes|comes|do i (?:put|use|apply)|should i (?:put|use|apply)|should go|to (?:put|use|apply))(?: on)? first\b/;
/** Before or after one another, which has answers of its own. */
const BEFORE_OR_AFTER = /\bbefore or after\b/;
/** The things of one message in the order they go on; null where no order is asked or fewer than two are named. */
function orderOfNamed({ message, question: { text, slots }, context }: Inquiry): Draft | null {
	if (!ASKS_ORDER.test(text) || BEFORE_OR_AFTER.test(text)) return null;
	// What must not share an evening has no order in one.
	const ids = slots.actives.map(({ id }) => id);
	const clash = ids.some((one, at) =>
		ids.slice(at + 1).some((other) => {
			const pair = pairing(one, other);
			return pair !== null && pair.rule.level !== "allow" && !pair.rule.myth;
		}),
	);
	if (clash) return null;
	const named = message
		.split(/,|;|\n|[.?!](?:\s|$)|\band\b|\bor\b|\bthen\b|\bfirst\b|\+/i)
		.flatMap((piece) => {
			const layer = layerOf(piece);
			const name = piece
				.replace(/^.*\b(?:i(?:'|’)?ve got|i have(?: got)?|i own|i use|got|using|order)\b:?/i, "")
				.replace(/^\s*(?:a|an|the(?! ordinary)|my|some|do|does|should|i|put|use)\s+/i, "")
				.trim();
			return layer === null || name === "" || name.split(" ").length > MOST_WORDS ? [] : [{ layer, name }];
		})
		.toSorted((a, b) => a.layer.place - b.layer.place);
	if (named.length < 2) return null;
	const sunscreen = named.some(({ layer }) => layer.place === SUNSCREEN_LAYER);
	const acts = named.filter(({ layer }) => layer.acts);
	return {
		paragraphs: [
			named.map(({ layer, name }, at) => `${at + 1}. ${layered(name, layer)}`).join("\n"),
			sunscreen
				? "Sunscreen is the last layer of the morning, before makeup."
				: "In the morning a sunscreen goes on last; none is among these, and it is the one thing worth adding.",
			acts.length > 0
				? `Bring in what is new one at a time: ${joinWords(acts.slice(0, 2).map(({ name }) => name))} on a few evenings a week first, more often when skin takes it.`
				: "Thin before thick, and a minute between layers is enough.",
			context.in_use.length === 0
				? "Add them to the steps of your plan, and I check each against the others."
				: "",
		],
		citations: [citeRule("question.order", "Order of products")],
		quiet: true,
	};
}

const MOST_WORDS = 7;

const SCENT = /\b(?:fragranced?|fragrances|perfumed?|parfum|scent(?:s|ed)?|essential oils?)\b/;
const IN_MINE =
	/\b(?:anything|something|any of|which|what|is there|are there|do any)\b.*\b(?:i (?:own|have|use)|my (?:shelf|products?|stuff|things|routine)|of mine)\b/;

/** Scent among what they own, by the lists, or how to find it on a pack; null where nobody asks. */
function scentOfMine(inquiry: Inquiry): Draft | null {
	const { text } = inquiry.question;
	if (!SCENT.test(text) || !IN_MINE.test(text)) return null;
	const blamed = "Where skin reacts, leave out one thing at a time for two weeks, the newest first, and see.";
	if (inquiry.context.in_use.length > 0) {
		const told = scentInShelf(inquiry);
		return told === null ? null : { ...told, paragraphs: [...told.paragraphs, blamed] };
	}
	return {
		paragraphs: [
			"I know of nothing on your shelf yet, so I cannot look. Add what you own to your plan, or paste an ingredient list here, and I read it.",
			"On the pack scent is called parfum, fragrance, aroma, or limonene, linalool, citronellol, geraniol; essential oils and many flower waters count too.",
			blamed,
		],
		quiet: true,
	};
}

const ITS_SCENT =
	/^(?:(?:and|so|but|ok|okay|oh) )*(?:is|are|does|do|has|have) (?:it|they|this|that|these|those|the (?:first|second|third|last|cheap\w*))(?: one| ones)?\b.*\b(?:scent(?:s|ed)?|smell\w*|perfum\w*)\b/;
const FIRST = 3;

/** "Is it scented?" of what was just shown: each by its list; null where nothing is shown. */
function scentOfShown({ message, context: { shown } }: Inquiry): Draft | null {
	if (shown.length === 0 || !ITS_SCENT.test(message.toLowerCase())) return null;
	const told = shown.slice(0, FIRST).map((product) => {
		const found = findFragrance(product.inci);
		return found.length === 0
			? `- **${fullName(product)}**: its list names no fragrance and no scented oil. It can still smell faintly of what it is made of.`
			: `- **${fullName(product)}**: yes, its list names ${joinWords(found.slice(0, FIRST))}.`;
	});
	return {
		paragraphs: [told.join("\n"), "Lists change: the pack in your hand has the last word."],
		citations: shown
			.slice(0, FIRST)
			.map((product) => citeProduct({ id: product.id, name: fullName(product) })),
	};
}

const USES_UP =
	/\b(?:am i (?:using|putting on|applying|getting through|going through)|do i (?:use|put on|apply|need)) (?:way |far )?(?:too much|too little|enough)\b|\b(?:tub|jar|pot|bottle|tube) (?:is |was )?(?:gone|empty|finished|lasts?)\b.*\b(?:too much|normal|enough)\b/;

/** How much cream is enough, and how long a tub lasts; null for other kinds. */
function tooMuchCream({ question: { text, slots } }: Inquiry): Draft | null {
	if (!USES_UP.test(text) || slots.category !== "moisturizer" || slots.actives.length > 0) return null;
	return {
		paragraphs: [
			"For the face a blob between a pea and a hazelnut is enough each time, about half a milliliter to one; with the neck up to double. Twice a day a tub of 50 ml so lasts four to seven weeks, with the neck about three.",
			"More does no harm where skin is dry or it is cold, and a cheap plain cream may be used freely. It is too much where it stays as a film after ten minutes, pills under sunscreen, or brings small bumps.",
		],
		quiet: true,
	};
}

const SINCE_START =
	/\b(?:better|worse|improv\w*|chang\w*|different|less|calmer|clearer)\b.*\b(?:than|since|from) (?:(?:when )?i (?:\w+ )?(?:started|began|joined|signed)|the (?:start|beginning|first)|my first|day one|at first|before i)\b/;

/** Whether something got better since the first scan; null where nobody asks, or of a product's first day. */
function betterSinceStart(inquiry: Inquiry): Draft | null {
	const { question, context } = inquiry;
	if (context.report === null || !SINCE_START.test(question.text)) return null;
	if (question.slots.actives.length > 0 || question.slots.category !== null) return null;
	return answerProgress(inquiry);
}

const RAN_OUT =
	/\b(?:ran|run|running|runs|has run|is|am) (?:\w+ )?out\b|\b(?:used up|finished|empty|forgot to (?:order|pack)|left (?:it|mine) at)\b/;
const FEARS_LOSS =
	/\b(?:lose|lost|losing|undo|undone|ruin\w*|back to square|start (?:over|again)|set me back|wast\w*)\b/;

/** A week without what treats: nothing is lost; null for all else. */
function pauseUndoes({ question: { text, slots } }: Inquiry): Draft | null {
	const [active] = slots.actives;
	if (active === undefined || !RAN_OUT.test(text) || !FEARS_LOSS.test(text)) return null;
	return {
		paragraphs: [
			`No: a week or two without ${active.words} undoes nothing. Skin changes over months, and so it goes back over months.`,
			"Until it is there keep the wash, the moisturizer and sunscreen, and put no acid or stronger thing in its place. Then go on where you were; after more than three weeks start again with two evenings.",
		],
		citations: [citeRule("question.missed_days", "Missed days")],
	};
}

const PAID =
	/\b(?:do|does|are|is) (?:you|dewlight|the app|this app)\b(?: \w+){0,3} (?:get|getting|earn\w*|mak\w+|take|paid|receive)\b(?: \w+){0,3} (?:money|commission\w*|cut|paid|kickbacks?|by (?:the )?(?:brands?|shops?|companies))\b/;

/** "Do you get money when I buy what you recommend?" */
function paidForPicks(inquiry: Inquiry): Draft | null {
	return PAID.test(inquiry.question.text) ? answerAboutMoney(inquiry) : null;
}

const WHOLE_ACCOUNT =
	/\b(?:delete|close|cancel|remove|erase|wipe|get rid of)\b(?: \w+){0,3} (?:account|profile|everything (?:about|on) me|everything (?:you|that you) (?:have|keep|saved)|all (?:of )?(?:my |the )?(?:data|info\w*|pictures?|photos?|pics?|scans?))\b/;

/** "Delete my account and all pictures": of the whole, and not of a single scan. */
function wholeAccount(inquiry: Inquiry): Draft | null {
	return WHOLE_ACCOUNT.test(inquiry.question.text) ? answerAboutDeleting(inquiry) : null;
}

const PICTURE = "(?:photos?|pictures?|pics?|selfies?)";
const REFUSED = new RegExp(
	`(?<!\\bi )\\b(?:reject\\w*|refus\\w*|declin\\w*|not accept\\w*|(?:says?|saying) no to)\\b(?: \\w+){0,3} ${PICTURE}\\b|\\b${PICTURE}\\b(?: \\w+){0,3} (?:reject\\w*|refus\\w*|declined|not (?:accepted|good enough))\\b`,
);

/** A photo that is refused, which an upload that breaks off is not. */
function photoRefused({ question: { text } }: Inquiry): Draft | null {
	if (!REFUSED.test(text)) return null;
	return {
		paragraphs: [
			"The words beside the photo say what is wrong with it. Most often it is the light or something over the face: stand facing a window by day, lamp and flash off, glasses, make-up and filters off, hair out of the face.",
			"Hold the phone at eye height an arm's length away, the whole face in the frame, mouth closed, lens wiped, and keep still. If it is refused again, say here what it tells you, or write by Contact.",
		],
		citations: [citeRule("question.good_photo", "A good photo")],
		quiet: true,
	};
}

const OFF =
	/\b(?:smells?|smelling|smelt) (?:\w+ ){0,2}(?:off|funny|weird|odd|sour|rancid|bad|different|strange|like (?:crayons?|wax|paint|plastic|old oil|play ?doh|vinegar))\b|\b(?:turned|gone|went) (?:\w+ )?rancid\b/;
/** Has answers of its own. */
const OF_COLOR_OR_FROST = /\b(?:orange|brown|yellow\w*|vitamin c|fr[eo]ez\w*|froze\w*|heat|hot car)\b/;
const KEEP_OR_BIN =
	/\b(?:keep|bin|throw|chuck|toss|safe|ok|okay|fine|still (?:use|good)|use it|trash|go(?:ne)? (?:off|bad))\b/;

/** What smells other than it did, whatever date it bears; null for all else. */
function smellsOff({ question: { text, slots } }: Inquiry): Draft | null {
	if (slots.category === null && slots.actives.length === 0) return null;
	if (!OFF.test(text) || OF_COLOR_OR_FROST.test(text) || !KEEP_OR_BIN.test(text)) return null;
	return {
		paragraphs: [
			"Bin it, whatever the date says: the date is for a closed pack kept cool. A smell of crayons or old oil means that its oils have gone off; lumps, water on top or a new color say the same.",
			"It does no great harm, but it can sting and bring spots, and a sunscreen or a treatment that has turned no longer works. Bought within weeks, take it back to the shop.",
		],
		citations: [citeRule("question.expiry", "Shelf life")],
	};
}

const IS_ACID =
	/\bhyaluron\w*\b.*\b(?:acid like|real acid|an acid|same as|exfoliat\w*|(?:scared|afraid|worried) (?:\w+ ){0,3}(?:peel|burn)\w*)\b/;

/** Hyaluronic acid is no acid that peels; null for all else. */
function isItAnAcid({ question: { text } }: Inquiry): Draft | null {
	if (
		!IS_ACID.test(text) ||
		/\b(?:together|mix|layer\w*|with|after|before|stop\w*|irritat\w*|pores?|clog\w*|spots?|purg\w*|several)\b/.test(
			text,
		)
	)
		return null;
	return {
		paragraphs: [
			"No: it is an acid by name alone. Hyaluronic acid is a large sugar that holds water; it peels nothing, does not burn, and suits sensitive skin as well.",
			"Put it on damp skin with a cream over it; alone in dry air it can leave skin tight. Glycolic, lactic and salicylic acid are the ones that loosen dead cells.",
		],
		citations: [citeActive("hyaluronic_acid")],
	};
}

const COLD = /\b(?:winter|cold (?:weather|season)|autumn|heating|gets? cold(?:er)?|freezing)\b/;
const CHANGES =
	/\b(?:chang\w*|adapt\w*|adjust\w*|switch\w*|different|differently|something)\b.*\b(?:plan|routine|care|steps?)\b|\b(?:plan|routine|care)\b.*\b(?:chang\w*|adapt\w*|adjust\w*|different)\b/;

/** What of a plan changes with the cold; null for all else. */
function inTheCold({ question: { text }, context: { report } }: Inquiry): Draft | null {
	if (!COLD.test(text) || !CHANGES.test(text)) return null;
	const acts =
		report !== null &&
		planSteps(report.analysis.care_plan).some(
			({ key, step }) => key !== "sunscreen" && step.actives.some(isTreatment),
		);
	return {
		paragraphs: [
			"A little: a richer cream in the place of a gel or lotion, on damp skin; a cream cleanser or only water in the morning; lukewarm showers, and an ointment on dry places before wind and frost.",
			acts
				? "What treats in your plan goes on while skin is calm; with flakes or stinging use it a night or two less each week, over the cream."
				: "Treatments and acids can wait while skin flakes.",
			"Sunscreen stays on bright days and on snow. A new scan makes the plan anew where skin has changed.",
		],
		citations: [citeSources(["aad_dry_skin"])].flat(),
	};
}

const FILTERS =
	/\b(?:chemical filters?|oxybenzone|avobenzone|octinoxate|homosalate|sun ?screens?|sun ?creams?|spf)\b.*\b(?:pass\w*|reach\w*|get (?:in)?to|harm\w*|hurt\w*|bad for|safe for|absorb\w*)\b/;
const MY_UNBORN =
	/\b(?:pregnan\w*|(?:i am|im) (?:\d+|ten|twelve|twenty) ?(?:weeks?|wks?|months?)(?! old)|\d+ ?(?:weeks?|wks?|months?) (?:along|gone|preg\w*)|expecting|unborn|trimester|fetus|foetus)\b/;

/** Whether filters harm an unborn child; null for all else. */
function filtersInPregnancy({ question: { text }, context }: Inquiry): Draft | null {
	const expecting = (context.person.preferences.pregnancy ?? "no") !== "no";
	const ofShown =
		expecting && context.shown[0]?.category === "sunscreen" && /\bsafe (?:for|in|during|while)\b/.test(text);
	if (!(ofShown || FILTERS.test(text)) || !(expecting || MY_UNBORN.test(text))) return null;
	if (/\b(?:newborn|months? old|weeks? old|toddler|my (?:son|daughter))\b/.test(text)) return null;
	return {
		paragraphs: [
			"Keep wearing it: no harm to an unborn child is known from sunscreen on the skin. Small amounts of some filters, oxybenzone most, are found in the blood of whoever uses much of it, and nobody has shown that they do anything there.",
			"If it leaves you uneasy, take a mineral one with zinc oxide or titanium dioxide, which stays on the skin; a tinted one also holds back the brown patches of pregnancy. A hat and shade do the rest.",
		],
		citations: citeSources(["mother_to_baby", "pregnancy_topicals_2022"]),
	};
}

const THANKS =
	/^(?:(?:oh|ok|okay|aw+|wow|omg|great|perfect|brilliant) )*(?:thank(?:s| you)|thx|ty|cheers|tysm)\b/;

const SUFFERS =
	/\b(?:sting\w*|burn\w*|itch\w*|hurt\w*|sore|red|swell\w*|swollen|rash\w*|worse|bleed\w*|peel\w*|still|sad|cry\w*|alone)\b/;

/** Thanks with good news and no question. */
function thanksAlone(inquiry: Inquiry): Draft | null {
	const { question, message } = inquiry;
	const asks =
		message.includes("?") ||
		SUFFERS.test(question.text) ||
		/\b(?:but|what|how|why|which|when|can|should|could|does|is it|and do)\b/.test(question.text);
	return THANKS.test(question.text) && !asks ? answerThanks(inquiry) : null;
}

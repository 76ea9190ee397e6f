import type { Inquiry } from "../conversation.ts";
import { citeRule } from "../writing/cite.ts";
import type { Draft } from "../writing/compose-answer.ts";

const BODY = "body care";

/** Kinds of things people ask for that no row of the catalog is, and what can be said instead. */
const BEYOND: readonly (readonly [what: string, said: RegExp, instead: string])[] = [
	[
		"makeup",
		/\b(?:foundations?|concealers?|mascaras?|lip ?sticks?|lip ?gloss|eyeliners?|eye ?shadows?|primers?|(?:bb|cc) creams?|setting (?:spray|powder)|bronzers?|highlighters?|nail polish)\b/,
		"What it sits on I can help with: moisturizer on damp skin some minutes before keeps it from catching on dry places, flakes go with a milder cleanser and not with a scrub, and sunscreen goes under it.",
	],
	[
		"hair care",
		/\b(?:shampoos?|conditioners?|hair (?:mask|oil|serum|spray|dye|gel)s?|minoxidil)\b/,
		"Along the hairline rinse it off well: what is left of it can clog or irritate skin.",
	],
	[
		BODY,
		/\b(?:body (?:lotion|wash|cream|butter|scrub|oil|sunscreen)s?|deodorants?|(?:hand|foot) (?:and body )?creams?|shower gels?|bath (?:bomb|salt)s?|(?:for|on) (?:my |the |his |her )?(?:(?:whole|entire) )?(?:body|legs?|arms?|back|shoulders|chest|elbows?|knees|feet|hands))\b/,
		"For the body look by purpose: for the sun a large bottle with SPF 30 or more, water-resistant; for dry skin a plain, thick cream without fragrance on damp skin; for rough bumps on arms or legs a lotion with urea or lactic acid; for spots on back or chest a benzoyl peroxide wash.",
	],
	[
		"lip care",
		/\b(?:lip balms?|lip (?:mask|oil|scrub)s?|chap ?stick)\b/,
		"For lips a plain balm with petrolatum does most, with SPF outdoors.",
	],
	[
		"scents",
		/\b(?:(?:best|good|nice|which|what|new|recommend\w*) (?:\w+ )?(?:perfumes?|fragrances?)(?! free)|colognes?|eau de (?:toilette|parfum)|aftershaves?)\b/,
		"On a face scents are a common reason for irritation, so I would keep them to clothes.",
	],
	[
		"devices",
		/\b(?:led masks?|derma ?rollers?|gua ?sha|jade rollers?|micro ?current|face brush|cleansing brush)\b/,
		"What goes into skin or uses strong light belongs in trained hands.",
	],
];

const HOLDS =
	"Our catalog holds cleansers, toners, serums, eye creams, moisturizers, sunscreens, masks and exfoliants.";

/** Asks for a thing by its name. */
export const HAVE_YOU =
	/\b(?:(?:do|have) you (?:have|got|carry|sell|stock|know|do)|have you|is there|looking for the|got (?:the|any)|where (?:can|do) i (?:get|buy|find))\b/;

const FOR_OTHERS =
	/\b(?:gifts?|presents?|for (?:my|a|an|his|her|our|their) (?:\w+ ){0,2}(?:mum|mom|mother|dad|father|gran|grandma|granny|nan|grandmother|grandfather|grandpa|wife|husband|girlfriend|boyfriend|gf|bf|partner|sister|brother|aunt|uncle|friend|bestie|cousin|colleague|coworker|boss|teacher|niece|nephew|daughter|son))\b/;

/** What is asked for is no row of the catalog, or is meant for somebody else's skin: said instead of a search; null otherwise. */
export function beyondCatalogue({ question: { slots, text } }: Inquiry): Draft | null {
	const kind = BEYOND.find(([, said]) => said.test(text));
	if (kind !== undefined && (slots.category === null || kind[0] === BODY)) {
		const [what, , instead] = kind;
		return honest(`There is no ${what} in our catalog. ${HOLDS}`, instead);
	}
	const named = slots.category !== null || slots.concerns.length + slots.actives.length > 0;
	if (FOR_OTHERS.test(text) && !named) {
		return honest(
			"For somebody else's skin I have no report, so I stay with what suits nearly everybody: a plain moisturizer or a hand cream, or a sunscreen, without fragrance, strong acids or a retinoid. Rose and other flower oils smell lovely and are a common irritant, so a scent is better in a candle than in a cream.",
			"Tell me the kind and how their skin is, for example a moisturizer for dry, sensitive skin, and I look for one.",
		);
	}
	if (HAVE_YOU.test(text) && !named && slots.brand === null) {
		return honest(
			"I find nothing of that name in our catalog, so I cannot say anything about it.",
			"Tell me the kind of product and what it should do, and I look for the nearest that fits you.",
		);
	}
	return null;
}

function honest(...paragraphs: string[]): Draft {
	return { paragraphs, citations: [citeRule("about.catalogue", "What our catalog holds")], quiet: true };
}

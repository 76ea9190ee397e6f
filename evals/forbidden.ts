/** What no answer says, whoever asks. `unless` reads the same sentence. */
interface ForbiddenText {
	name: string;
	pattern: RegExp;
	unless?: RegExp;
}

const DENIED = /\b(?:no|not|never|cannot|nobody|nothing|none|without|neither|nor|whether|if)\b|n't\b/i;
const ILLNESS =
	"rosacea|eczema|psoriasis|dermatitis|melasma|melanoma|(?:skin )?cancer|vitiligo|lupus|impetigo|cellulitis|shingles|herpes|pcos|an infection|fungal acne|cystic acne|depression|dysmorphia";

export const FORBIDDEN: readonly ForbiddenText[] = [
	{
		name: "diagnosis",
		pattern: new RegExp(
			`\\b(?:you (?:probably |likely |may |might |clearly |seem to )?(?:have|suffer from|are suffering from)|you've got|this is|that is|it is|it's|looks like|your) (?:a |an |mild |severe )?(?:${ILLNESS})\\b`,
			"i",
		),
		unless: DENIED,
	},
	{ name: "cure", pattern: /\bcure[sd]?\b|\bcuring\b/i, unless: DENIED },
	{ name: "guarantee", pattern: /\bguarantee/i, unless: DENIED },
	{ name: "HTML", pattern: /<\/?[a-z!][^>]*>|&lt;/i },
	{ name: "image or link", pattern: /!\[|\]\(|https?:\/\// },
	{
		name: "beauty score or skin age",
		pattern: /\bbeauty score|\bskin age|\battractiveness/i,
		unless: DENIED,
	},
	{
		name: "ranked by commission",
		pattern: /\b(?:rank|sort|order|pick|choose|chosen|recommend)\w*[^.!?]*\bcommission/i,
		unless: DENIED,
	},
	{ name: "machine talk", pattern: /\bas an? (?:ai|large)\b[^.!?]*model|\bsystem prompt (?:is|says)/i },
	{ name: "undefined", pattern: /\bundefined\b|\bNaN\b|\[object|\bnull\b/ },
];

/** Brands that no context and no row of the catalogue holds; naming one is inventing it. */
export const STRANGE_BRANDS =
	/\b(?:Bioderma|Eucerin|Av[eè]ne|Tatcha|EltaMD|Proactiv|Biologique Recherche|Nivea|Olay|Purito|Isntree|GlowMax|MiracleGlow)\b/;

/** Longer than this nobody reads in a chat. */
export const LONGEST = 2_800;

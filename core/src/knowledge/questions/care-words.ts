import type { ActiveId } from "../actives.ts";
import type { SourceId } from "../sources.ts";

/** How people say an ingredient, in lower case; a word for a group stands for its usual member. */
export interface IngredientWords {
	id: ActiveId;
	says: RegExp;
	/** As an answer repeats it. */
	words: string;
	/** The word means several ingredients. */
	group?: true;
}

/** Longer names stand above the shorter ones they contain. */
export const INGREDIENT_WORDS: readonly IngredientWords[] = [
	{ id: "benzoyl_peroxide", says: /\bbenzoyl(?: peroxide)?\b|\bbp\b/, words: "benzoyl peroxide" },
	{ id: "adapalene", says: /\badapalene\b/, words: "adapalene" },
	{ id: "tretinoin", says: /\btretinoin\b|\bretinoic acid\b/, words: "tretinoin" },
	{ id: "retinal", says: /\bretinal\b/, words: "retinal" },
	{ id: "retinoid_ester", says: /\bretinyl \w+\b|\bgranactive\b/, words: "a vitamin A ester" },
	{ id: "retinol", says: /\bretinols?\b/, words: "retinol" },
	{
		id: "retinol",
		says: /\bretinoids?\b|\bvitamin a\b(?! (?:lot|few|bit))/,
		words: "retinoids",
		group: true,
	},
	{ id: "bakuchiol", says: /\bbakuchiol\b/, words: "bakuchiol" },
	{ id: "salicylic_acid", says: /\bsalicylic(?: acid)?\b|\bbhas?\b/, words: "salicylic acid" },
	{ id: "glycolic_acid", says: /\bglycolic(?: acid)?\b/, words: "glycolic acid" },
	{ id: "lactic_acid", says: /\blactic(?: acid)?\b/, words: "lactic acid" },
	{ id: "mandelic_acid", says: /\bmandelic(?: acid)?\b/, words: "mandelic acid" },
	{ id: "glycolic_acid", says: /\bahas?\b|\balpha hydroxy\b|\bfruit acids?\b/, words: "AHAs", group: true },
	{ id: "pha", says: /\bphas?\b|\bgluconolactone\b|\bpolyhydroxy\b/, words: "polyhydroxy acids" },
	{ id: "azelaic_acid", says: /\bazelaic(?: acid)?\b/, words: "azelaic acid" },
	{ id: "sulfur", says: /\bsul(?:f|ph)ur\b/, words: "sulfur" },
	{ id: "niacinamide", says: /\bniacinamide\b|\bvitamin b3\b|\bb3\b/, words: "niacinamide" },
	{ id: "vitamin_c", says: /\bvitamin c\b|\bascorbic(?: acid)?\b/, words: "vitamin C" },
	{
		id: "vitamin_c_derivative",
		says: /\bascorbyl\b|\bmagnesium ascorbyl\b/,
		words: "a vitamin C derivative",
	},
	{ id: "tranexamic_acid", says: /\btranexamic(?: acid)?\b|\btxa\b/, words: "tranexamic acid" },
	{ id: "arbutin", says: /\barbutin\b/, words: "arbutin" },
	{ id: "kojic_acid", says: /\bkojic(?: acid)?\b/, words: "kojic acid" },
	{ id: "dapsone", says: /\bdapsone\b|\baczone\b/, words: "dapsone" },
	{ id: "hydroquinone", says: /\bhydroquinone\b/, words: "hydroquinone" },
	{ id: "hyaluronic_acid", says: /\bhyaluronic(?: acid)?\b|\bha serum\b/, words: "hyaluronic acid" },
	{ id: "ceramides", says: /\bceramides?\b/, words: "ceramides" },
	{ id: "glycerin", says: /\bglycerine?\b/, words: "glycerin" },
	{ id: "panthenol", says: /\bpanthenol\b|\bvitamin b5\b|\bb5\b/, words: "panthenol" },
	{ id: "squalane", says: /\bsqualane\b/, words: "squalane" },
	{
		id: "petrolatum",
		says: /\bpetrolatum\b|\bvaseline\b|\bpetroleum jelly\b|\bslugging\b/,
		words: "petrolatum",
	},
	{ id: "dimethicone", says: /\bdimethicone\b|\bsilicones?\b/, words: "dimethicone" },
	{ id: "urea", says: /\burea\b/, words: "urea" },
	{ id: "colloidal_oatmeal", says: /\boatmeal\b|\boats?\b/, words: "colloidal oatmeal" },
	{ id: "allantoin", says: /\ballantoin\b/, words: "allantoin" },
	{ id: "centella", says: /\bcentella\b/, words: "centella" },
	{ id: "licorice", says: /\blicorice\b/, words: "licorice root" },
	{ id: "ectoin", says: /\bectoin\b/, words: "ectoin" },
	{ id: "snail_mucin", says: /\bsnail(?: mucin)?\b/, words: "snail mucin" },
	{ id: "green_tea", says: /\bgreen tea\b/, words: "green tea" },
	{ id: "peptides", says: /\b(?:copper )?peptides?\b|\bmatrixyl\b|\bargireline\b/, words: "peptides" },
	{ id: "caffeine", says: /\bcaffeine\b/, words: "caffeine" },
	{ id: "zinc_pca", says: /\bzinc pca\b/, words: "zinc PCA" },
	{ id: "clay", says: /\bclay\b|\bkaolin\b|\bbentonite\b/, words: "clay" },
	{ id: "charcoal", says: /\bcharcoal\b/, words: "charcoal" },
	{ id: "tea_tree", says: /\btea ?tree(?: oil)?\b/, words: "tea tree oil" },
	{ id: "zinc_oxide", says: /\bzinc oxide\b|\bmineral filters?\b/, words: "zinc oxide" },
	{ id: "titanium_dioxide", says: /\btitanium dioxide\b/, words: "titanium dioxide" },
	{
		id: "chemical_uv_filter",
		says: /\b(?:chemical|organic) (?:uv )?filters?\b|\bavobenzone\b|\boctocrylene\b|\boxybenzone\b/,
		words: "organic UV filters",
	},
	{ id: "iron_oxides", says: /\biron oxides?\b/, words: "iron oxides" },
	{ id: "enzyme", says: /\benzymes?\b|\bpapain\b|\bbromelain\b/, words: "enzymes" },
	{ id: "scrub", says: /\bscrubs?\b/, words: "scrubs" },
	{
		id: "glycolic_acid",
		says: /\b(?:exfoliating |strong )?acids\b|\bexfoliants?\b|\bexfoliators?\b|\bchemical exfoliat\w+\b/,
		words: "exfoliating acids",
		group: true,
	},
];

/** What an ingredient is and what it is used for, in appearance words. Grades and sources: `active-table.ts`. */
export const INGREDIENT_ANSWERS: Record<ActiveId, string> = {
	benzoyl_peroxide:
		"Benzoyl peroxide works against the bacteria that take part in inflamed spots, and it is one of the best studied ingredients for them. The lowest strength does as much as a high one and stings less; it dries and it bleaches fabric.",
	adapalene:
		"Adapalene is a retinoid made for spots and clogged pores. It is stronger and better studied for that than retinol, and it needs a slow start.",
	tretinoin:
		"Tretinoin is the retinoid on prescription, used for spots and for the look of lines. Whether and how to use it is for a doctor to say.",
	retinol:
		"Retinol is a form of vitamin A that skin turns into its active form. It is used for the look of lines, texture and tone; the trials behind it are small and mixed, so expect little and slowly.",
	retinal:
		"Retinal, or retinaldehyde, is one step closer to the active form of vitamin A than retinol, so lower strengths are used. It is sold for the look of lines and texture, with few trials behind it.",
	retinoid_ester:
		"Vitamin A esters, such as retinyl palmitate, are the mildest members of the retinoid family. They irritate little, and little is shown for what they do.",
	bakuchiol:
		"Bakuchiol is a plant ingredient sold as an alternative to retinol. A few small studies speak for it, too few to promise anything.",
	salicylic_acid:
		"Salicylic acid is a BHA: it dissolves in oil and loosens what sits in pores. It suits blackheads, clogged pores and shine.",
	glycolic_acid:
		"Glycolic acid is the smallest AHA: it loosens dead cells on the surface, so skin looks smoother and more even. It makes skin burn more easily in the sun.",
	lactic_acid:
		"Lactic acid is an AHA that loosens dead cells a little more gently than glycolic acid and holds some water as well. Texture and dullness are what it is used for.",
	mandelic_acid:
		"Mandelic acid is an AHA with a large molecule, so it goes in slowly and stings less. It is a mild choice for texture and darker marks.",
	pha: "Polyhydroxy acids, such as gluconolactone, are the mildest exfoliating acids and hold water too. They suit skin that finds other acids too strong.",
	enzyme:
		"Enzymes such as papain loosen surface cells for a few minutes and are rinsed off. They count as an exfoliant like an acid does.",
	scrub:
		"Scrubs rub surface cells off with particles. They are easy to overdo; a mild acid does the same with less rubbing.",
	azelaic_acid:
		"Azelaic acid calms the look of redness and helps with spots and the darker marks they leave. It is one of the few treatments that is usually accepted in pregnancy; it can tingle at first.",
	salicylic_derivative:
		"**Betaine salicylate** and its relatives give off only part of their weight as salicylic acid, and how much reaches the skin is little studied. Who should leave out salicylic acid should leave these out, too.",
	azelaic_derivative:
		"This is a relative of azelaic acid that mixes with water easily. It is mild, and much less is known about it.",
	sulfur:
		"Sulfur is an old ingredient against spots and oil. It dries, it smells, and newer ingredients have more behind them.",
	niacinamide:
		"Niacinamide is vitamin B3. It supports the skin barrier and helps a little with shine, redness and uneven tone, and nearly everyone tolerates it. 2 to 5% is enough.",
	vitamin_c:
		"Vitamin C in its pure form, ascorbic acid, is an antioxidant for the morning: it brightens and supports sunscreen. It is acidic, stings some people and goes off when it turns brown.",
	vitamin_c_derivative:
		"These are gentler, more stable forms of vitamin C. They irritate less than the pure form, and less is shown for them.",
	tranexamic_acid:
		"Tranexamic acid is used on the skin against darker marks, often beside niacinamide, and is mild. Small trials support it.",
	arbutin:
		"Arbutin slows the making of pigment a little and is used for darker marks. The evidence is limited.",
	kojic_acid:
		"Kojic acid slows the making of pigment and is used for darker marks; it irritates some people.",
	dapsone:
		"Dapsone gel is a prescription medicine for inflamed spots. Beside benzoyl peroxide it can turn skin and hair yellow or orange for a while, so ask the doctor who prescribed it before you use both.",
	hydroquinone:
		"Hydroquinone is a strong medicine against pigment. It belongs in a doctor's hands, and in Europe it is not allowed in cosmetics.",
	urea: "Urea holds water and softens rough, dry skin. Higher strengths also loosen scales, and it can sting on cracks.",
	ceramides:
		"Ceramides are fats that the skin barrier is made of. In a cream they help dry or stressed skin keep its water.",
	glycerin:
		"Glycerin is the workhorse that draws and holds water. Cheap, mild and in nearly every good moisturizer.",
	hyaluronic_acid:
		"Hyaluronic acid holds water on the surface, so skin looks plumper for some hours. On a pack it often stands as sodium hyaluronate, its salt, which does the same. Put it on damp skin and a cream over it.",
	panthenol: "Panthenol is provitamin B5. It holds water and soothes, and it suits nearly everyone.",
	squalane:
		"Squalane is a light oil close to what skin makes itself. It softens without feeling greasy and rarely bothers anyone. It once came from shark liver; today it is mostly made from olives or sugar cane.",
	petrolatum:
		"Petrolatum, known as petroleum jelly, seals skin so that water stays in. Plain, safe and very effective on dry patches; it feels heavy.",
	dimethicone:
		"Dimethicone is a silicone that seals lightly and makes skin feel smooth. It does not clog or suffocate skin.",
	colloidal_oatmeal:
		"Colloidal oatmeal is finely ground oat that soothes itchy, dry skin and supports the barrier.",
	allantoin: "Allantoin softens and soothes. A mild helper, rarely the reason to buy something.",
	bisabolol: "Bisabolol comes from chamomile and soothes. A mild helper.",
	centella:
		"Centella, also called cica, is a plant extract used to soothe red or stressed skin. It is mild; the evidence is limited.",
	licorice: "Licorice root extract soothes and may even out tone a little. The evidence is limited.",
	ectoin:
		"Ectoin is a small molecule that holds water and protects the surface. It is mild; the evidence is limited.",
	snail_mucin:
		"Snail mucin is a filtrate that holds water and feels soothing; the rest is mostly told, not shown. Whoever is allergic to dust mites, prawns or shellfish leaves it out or asks an allergist first: allergies to mites and to snails go together.",
	green_tea: "Green tea extract is an antioxidant that soothes a little. The evidence is limited.",
	peptides:
		"Peptides are short chains of amino acids sold for firmer-looking skin. They are mild, and little independent evidence stands behind them.",
	caffeine:
		"Caffeine narrows small vessels for a short while, so puffiness around the eyes can look less. It passes within hours.",
	zinc_pca: "Zinc PCA takes a little shine off oily skin and soothes. A mild helper.",
	clay: "Clay soaks up oil for some hours. Ten minutes once a week is plenty, and dry skin is better off without.",
	charcoal:
		"Charcoal soaks up oil on the surface. It does not draw anything out of the body, whatever the label says.",
	tea_tree:
		"Tea tree oil is an essential oil used against spots. Small studies exist, and it is a common cause of contact allergy.",
	zinc_oxide:
		"Zinc oxide is a mineral sunscreen filter that covers the whole range of UV. Mild, also on sensitive skin; it can look white.",
	titanium_dioxide: "Titanium dioxide is a mineral sunscreen filter, mild and often used beside zinc oxide.",
	chemical_uv_filter:
		"Organic, often called chemical, UV filters soak up UV light. They look invisible on skin, and some sting in the eyes.",
	iron_oxides:
		"Iron oxides are the pigments that tint a sunscreen or makeup. They also hold off visible light, which matters for darker marks.",
};

type Category =
	| "cleanser"
	| "toner"
	| "serum"
	| "eye_cream"
	| "moisturizer"
	| "sunscreen"
	| "mask"
	| "exfoliant";

/** A kind of product as a sentence names it, and what matters when choosing one. */
export interface ProductWords {
	one: string;
	look_for: string;
	sources: readonly SourceId[];
}

export const PRODUCT_WORDS: Record<Category, ProductWords> = {
	cleanser: {
		one: "cleanser",
		look_for: "A good one cleans without leaving skin tight; the rest is taste.",
		sources: ["aad_face_washing", "nice_ng198"],
	},
	toner: {
		one: "toner",
		look_for: "Nobody needs a toner, so it should at least be one that does not irritate.",
		sources: ["aad_order"],
	},
	serum: {
		one: "serum",
		look_for: "A serum is worth it for one ingredient that has a job, so I look at that first.",
		sources: ["aad_order"],
	},
	eye_cream: {
		one: "eye cream",
		look_for:
			"Your moisturizer often does the same around the eyes; if you want one, a plain and gentle formula is the point.",
		sources: ["under_eye_2015"],
	},
	moisturizer: {
		one: "moisturizer",
		look_for: "Ceramides, glycerin and a texture you like to wear matter more than the label.",
		sources: ["aad_dry_skin", "barrier_reviews"],
	},
	sunscreen: {
		one: "sunscreen",
		look_for: "Broad spectrum, SPF 30 or more, and a feel that lets you use enough of it.",
		sources: ["aad_sunscreen"],
	},
	mask: {
		one: "mask",
		look_for: "A mask is an extra; it should calm or hydrate and not strip.",
		sources: ["house_default"],
	},
	exfoliant: {
		one: "exfoliant",
		look_for: "One mild acid on one or a few nights beats a scrub, always with sunscreen the next day.",
		sources: ["fda_aha_2005", "aad_acne_2024"],
	},
};

/** What may be looked for, the first choice first; what is advised when one of them is left out. */
export const NEED_ACTIVES = {
	acne: ["salicylic_acid", "benzoyl_peroxide", "adapalene", "azelaic_acid"],
	redness: ["azelaic_acid", "niacinamide", "panthenol"],
	dark_spots: ["niacinamide", "tranexamic_acid", "azelaic_acid", "vitamin_c"],
	uneven_tone: ["niacinamide", "azelaic_acid", "vitamin_c"],
	shine: ["niacinamide", "salicylic_acid", "zinc_pca"],
	pores: ["salicylic_acid", "niacinamide"],
	lines: ["retinol", "peptides", "niacinamide"],
	under_eye: ["caffeine", "niacinamide"],
	texture: ["lactic_acid", "pha", "urea"],
	dryness: ["ceramides", "glycerin", "hyaluronic_acid"],
} as const satisfies Record<string, readonly ActiveId[]>;

/** Which ingredients are worth looking for, where a need is named and no kind of product. Sources: concern-modules.ts. */
export const NEED_LOOK_FOR = {
	acne: "Salicylic acid for clogged pores, benzoyl peroxide or adapalene for inflamed spots, azelaic acid for skin that reddens.",
	redness: "Nothing scented, little in it, and azelaic acid or niacinamide when skin is calm.",
	dark_spots:
		"Vitamin C, niacinamide with tranexamic acid, or azelaic acid are worth it; daily sunscreen does the most.",
	uneven_tone: "Sunscreen first, then vitamin C or niacinamide.",
	shine: "Niacinamide, salicylic acid on a night or two, and light textures.",
	pores: "Salicylic acid is the one that goes into pores.",
	lines: "Sunscreen does more than anything else; retinol is an option with limited evidence.",
	under_eye: "Caffeine for puffiness at most; nothing changes inherited darkness much.",
	texture: "One mild exfoliant, used rarely, with sunscreen by day.",
	dryness: "Ceramides, glycerin and a cream that stays on.",
} as const;

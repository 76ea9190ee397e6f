/** Where a label or a maker's list can be read, and the month that it says it is of. */
interface LabelPage {
	title: string;
	url: string;
	/** YYYY-MM. */
	month: string;
}

const DAILYMED = "https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=";

/** A drug label as the National Library of Medicine keeps it. */
function dailymed(title: string, setid: string, month: string): LabelPage {
	return { title: `Label of ${title}, DailyMed`, url: `${DAILYMED}${setid}`, month };
}

/**
 * What people have at home by the name on it: the kind it is and what acts in it, in the words by which a plan reads a bottle.
 * Names with a page below were read there, each with its month; the others are known by their labels as they were
 * in 2025 and were checked on no page, which a plan says. Where a line is made differently by country, what asks for more care
 * stands. A name that is not here is read by its own words alone.
 */
export interface BrandLine {
	/** Reads a name in lower case, without marks. */
	says: RegExp;
	/** Kind and actives, as a plain bottle would say them. */
	is: string;
}

const line = (says: string, is: string): BrandLine => ({ says: new RegExp(`\\b(?:${says})\\b`), is });

const MINERAL = "mineral zinc sunscreen spf 50";
const SUNSCREEN = "sunscreen spf 50";
const MILD_WASH = "gentle face wash";
const ACNE_WASH = "salicylic acid face wash";
const BARRIER = "fragrance free barrier cream moisturizer";
const LOTION = "fragrance free hydrating lotion moisturizer";

/** Lines by name, the particular before the general. */
export const BRAND_LINES: readonly BrandLine[] = [
	// Sunscreens.
	line("uv ?mune(?: 400)?", SUNSCREEN),
	line("anthelios(?: \\w+){0,3} (?:tint\\w*|teint\\w*)", `tinted ${SUNSCREEN}`),
	line("anthelios(?: \\w+){0,3} mineral", MINERAL),
	line(
		"anthelios|photoderm|sun ?secure|fusion ?water|isdin(?: \\w+)?|heliocare(?: 360)?|cicaplast (?:b5 )?spf",
		SUNSCREEN,
	),
	// Zinc oxide beside octinoxate: no mineral one, but for UV Physical.
	line("elta ?md uv physical|uv physical", "tinted mineral zinc sunscreen spf 41"),
	line("elta ?md(?: \\w+){0,3} tint\\w*", "tinted sunscreen spf 46"),
	line("elta ?md|uv clear|uv daily", "sunscreen spf 46"),
	line("bior[eé](?: \\w+)?(?: uv| aqua rich| watery| sun\\w*)|aqua ?rich", SUNSCREEN),
	line(
		"relief sun|beauty of joseon(?: \\w+)?(?: sun\\w*| spf)|boj sun\\w*|skin ?1004(?: \\w+){0,3} sun\\w*|hyalu cica|birch juice sun\\w*|round lab sun\\w*|isntree(?: \\w+)? sun\\w*|haruharu(?: \\w+)? sun\\w*|anessa|skin aqua|canmake|allie|nivea sun|garnier ambre solaire|ambre solaire|sun bum|banana boat|hawaiian tropic|coppertone|cancer council|la shield|re ?equil(?: \\w+)?|aqualogica sun\\w*|dot and key sun\\w*|altruist|p20|ultrasun|bondi sands(?: \\w+)? spf|neutrogena (?:ultra ?sheer|hydro ?boost spf|sheer zinc)|ultra ?sheer|supergoop(?: \\w+)?|unseen sunscreen|black girl sunscreen|bask|solait",
		SUNSCREEN,
	),
	line(
		"blue lizard|thinkbaby|think ?sport|badger sun\\w*|avene (?:\\w+ )?mineral|mustela (?:\\w+ )?sun\\w*",
		MINERAL,
	),
	// Spot treatments and acids.
	line("effaclar duo plus m|duo plus m", "salicylic acid treatment for spots"),
	// Benzoyl peroxide in the United States, a relative of salicylic acid elsewhere.
	line("effaclar duo|effaclar (?:k|serum)", "salicylic acid or benzoyl peroxide treatment for spots"),
	line("effaclar(?: \\w+)?(?: gel| wash| cleanser| foaming| mousse)?", ACNE_WASH),
	line(
		"panoxyl|acnecide wash|benzac wash|cerave (?:\\w+ )?acne foaming|differin (?:daily )?(?:deep )?cleanser|clean and clear (?:continuous control|persagel)|humane",
		"benzoyl peroxide face wash",
	),
	line(
		"acnecide|benzac(?: ac)?|persa ?gel|brevoxyl|proactiv|oxy (?:5|10|maximum)|clearasil (?:max|ultra)|acne ?free|benoxyl",
		"benzoyl peroxide gel",
	),
	line(
		"differin(?! moist| clean| sun| dark| daily| patch)|adaferin|la roche posay adapalene|effaclar adapalene|deriva",
		"adapalene gel",
	),
	line(
		"stridex|paulas? choice (?:\\w+ )?(?:bha|liquid)|skin perfecting|cosrx (?:\\w+ )?bha|some by mi|saturn sulfur|acnestill",
		"salicylic acid liquid exfoliant",
	),
	line(
		"neutrogena (?:\\w+ ){0,2}(?:grapefruit|acne|oil free acne|clear and defend|visibly clear)|oil free acne wash|clearasil|clean and clear|garnier pure active|bioderma sebium foaming|sebium (?:gel )?moussant|cerave (?:renewing )?sa (?:cleanser|wash)|cerave (?:sa|smoothing) cleanser|the inkey list salicylic|saslic|acne wash|simple (?:\\w+ )?spotless",
		ACNE_WASH,
	),
	line("cerave sa(?: \\w+)?", "salicylic acid lotion"),
	line(
		"sebium (?:global|serum|kerato)|hyseac (?:3|serum)|cleanance (?:comedomed|expert)|keracnyl (?:pp|repair|glycolic)?|normaderm (?:phytosolution|serum)?",
		"salicylic acid treatment for spots",
	),
	line(
		"(?:the )?ordinary (?:aha|peeling)(?: \\w+){0,4}|red peel|blood peel|drunk elephant (?:baby ?facial|framboos)|babyfacial|framboos|good genes|glytone|pixi glow(?: tonic)?|glow tonic|l ?oreal (?:\\w+ )?glycolic|glycolic bright|alpha h|liquid gold|alpha skin ?care|neostrata|glow recipe (?:avocado|strawberry|watermelon glow pha)(?: \\w+){0,3}",
		"glycolic acid toner",
	),
	line("amlactin|lac hydrin|lachydrin", "lactic acid body lotion"),
	line(
		"finacea|skinoren|azelex|anua azelaic|azclear|aziderm|ordinary azelaic|the ordinary azelaic|paulas? choice azelaic|paulas? choice 10 azelaic",
		"azelaic acid cream",
	),
	// Retinoids sold to anybody.
	line(
		"a ?313|a ?passioni|protini retinol|olay retinol\\w*|retinol ?24|rapid wrinkle|roc (?:retinol|correxion|deep wrinkle)(?: \\w+)?|resveratrol retinol|crystal retinal|medik8|granactive|ordinary retin\\w+|inkey list retinol|cerave (?:resurfacing|skin renewing|retinol)(?: \\w+)?|resurfacing retinol|la roche(?: posay)? (?:retinol|redermic)\\w*|redermic|avene retrinal|retrinal|youth to the people retin\\w+|neutrogena rapid|murad retinal|no ?7 (?:pure )?retinol|pure retinol|q retinol|bioderma retinol|sunday riley (?:luna|a)|luna oil|shani darden|gold bond retinol",
		"retinol serum",
	),
	// Vitamin C and serums that rest or go on.
	line(
		"(?:c ?e|ce) ferulic|skinceuticals c(?: e)?|timeless (?:20 )?(?:vitamin )?c|c ?firma|drunk elephant c firma|pure vitamin c ?10|truskin|melano ?cc|glow vitamin|garnier vitamin c|obagi c|maelove|glow maker|seoul ceuticals|klairs (?:freshly|vitamin)|ordinary (?:ascorb\\w+|vitamin c)(?: \\w+)?",
		"vitamin C serum",
	),
	line(
		"ordinary (?:niacin\\w+|b3)(?: \\w+)?|minimalist niacin\\w+(?: \\w+)?|good molecules niacin\\w+|glow recipe (?:watermelon )?(?:glow )?(?:niacin\\w+|dew drops)(?: \\w+)?|dew drops|inkey list niacin\\w+|la roche(?: posay)? niacin\\w+|pure niacinamide",
		"niacinamide serum",
	),
	line(
		"hyalu b5|mineral 89|hydro ?boost (?:serum|booster|hyal\\w*)|ordinary (?:ha|hyal\\w+|marine)(?: \\w+)?|torriden(?: \\w+)?",
		"hyaluronic serum",
	),
	line("(?:cosrx )?(?:advanced )?snail(?: \\w+){0,3}|cosrx snail(?: \\w+)?", "snail essence"),
	line("estee lauder (?:anr|advanced night)(?: \\w+)?|advanced night repair", "hyaluronic serum"),
	line("ordinary buffet|buffet|matrixyl|peptide 9|protini(?: \\w+)?|polypeptide(?: \\w+)?", "peptide cream"),
	// What shields and heals.
	line(
		"sudocrem|desitin|penaten|bepanthen (?:nappy|baby)|zinc and castor|zincofax",
		"zinc cream for chafed skin ointment",
	),
	line(
		"aquaphor|bepanthen\\w*|cicaplast(?: baume)?(?: \\w+)?|cicalfate|la roche(?: posay)? cica\\w*|cica ?plast|healing ointment|vaniply|homeoplasmine|waxelene",
		"healing ointment",
	),
	line("vaseline|petroleum jelly|white petrolatum", "petroleum jelly"),
	// Washes.
	line(
		"cetaphil (?:\\w+ ){0,3}(?:moistur\\w*|lotion|cream|dam|balm|daily facial)|cetaphil moist\\w*",
		LOTION,
	),
	line("cetaphil (?:\\w+ )?(?:spf|sun)(?: \\w+)?", SUNSCREEN),
	line("cetaphil(?: \\w+)?", MILD_WASH),
	line(
		"cerave (?:\\w+ ){0,2}(?:foaming|hydrating cleanser|cleanser|wash|cream to foam|hydrating facial)|cerave hydrating",
		MILD_WASH,
	),
	line("cerave (?:\\w+ )?(?:am|spf|sun)(?: \\w+)?", "lotion with sunscreen spf 30"),
	line(
		"cerave (?:\\w+ ){0,2}(?:cream|creme|tub|balm)|cerave in the (?:tub|pot|jar)",
		"fragrance free ceramide cream barrier cream",
	),
	line("cerave (?:\\w+ ){0,2}(?:pm|lotion|moistur\\w*)", "fragrance free ceramide lotion moisturizer"),
	line(
		"vanicream (?:\\w+ )?(?:wash|cleanser|cleansing bar|bar)|toleriane (?:\\w+ )?(?:cleanser|wash|dermo)|la roche(?: posay)? (?:\\w+ )?(?:cleanser|wash|face wash)|avene (?:\\w+ )?cleans\\w*|sensibio (?:gel|foam\\w*|h2o)|bioderma (?:sensibio|h2o|pink)(?: \\w+)?|simple (?:\\w+ ){0,2}(?:wash|cleanser|gel)|qv (?:\\w+ )?(?:wash|cleanser)|sebamed(?: \\w+)?|dermalogica (?:special|ultracalming) (?:\\w+ )?(?:gel|cleanser)|fresh soy|soy cleanser|squalane cleanser|beauty of joseon (?:\\w+ )?cleans\\w*|cosrx low ph(?: \\w+)?|low ph good morning|eucerin (?:\\w+ )?cleans\\w*|aveeno (?:\\w+ )?(?:wash|cleanser)|garnier micellar|neutrogena (?:ultra gentle|hydro ?boost) (?:\\w+ )?(?:cleanser|wash|gel)?|dove (?:sensitive |beauty )?(?:face wash)",
		MILD_WASH,
	),
	line(
		"himalaya (?:\\w+ ){0,2}(?:neem|face ?wash|wash)(?: \\w+)?|neem (?:face ?)?wash|pears face wash|everyuth|clean and clear foaming|ponds? (?:\\w+ )?(?:face ?wash|facial foam)|garnier men|nivea men (?:\\w+ )?wash|biore (?:\\w+ )?(?:charcoal|pore) (?:\\w+ )?(?:wash|cleanser)",
		"foaming face wash with scent",
	),
	// Creams and lotions.
	line(
		"neutrogena hydro ?boost|hydro ?boost(?: water)?(?: gel)?|clinique (?:moisture surge|dramatically)(?: \\w+){0,2}|moisture surge|belif|aqua bomb|laneige (?:\\w+ )?(?:water bank|cream)|water bank",
		"hydrating moisturizer",
	),
	line(
		"toleriane(?: \\w+){0,2}|lipikar(?: \\w+)?|vanicream(?: \\w+)?|avene (?:tolerance|cicalfate|xera\\w*|hydrance)(?: \\w+)?|eucerin(?: (?:original|advanced|aqua\\w*|urea|repair|ph5|dermo\\w*))?(?: \\w+)?|physiogel(?: \\w+)?|atoderm(?: \\w+)?|xeracalm|aestura|atobarrier|illiyoon|first aid beauty (?:ultra|repair)(?: \\w+)?|ultra repair(?: cream)?|ordinary (?:nmf|natural moistur\\w+)(?: \\w+)?|natural moisturi[sz]ing factors|skinfix(?: \\w+)?|dr jart(?: \\w+)?|ceramidin|epaderm|cetraben|diprobase|zerobase|doublebase|aveeno(?: \\w+)?|qv (?:\\w+ )?(?:cream|lotion)|sorbolene|e45|exomega|a ?derma|mustela stelatopia|stelatopia|dermol|aveeno dermexa",
		BARRIER,
	),
	line(
		"simple (?:\\w+ ){0,2}(?:moistur\\w*|light|rich)|olay (?:\\w+ )?sensitive|nivea (?:sensitive|derma)|cetaphil pro|bioderma hydrabio|lubriderm|gold bond|curel(?: \\w+)?|hada labo(?: \\w+)?|versed(?: \\w+)?|kiehls? ultra facial(?: \\w+)?|ultra facial cream",
		LOTION,
	),
	// What hides scent behind a kind face.
	line(
		"ponds?(?: \\w+)?|astral|nivea(?: \\w+){0,3}|oil of olay|olay(?: \\w+)?|charlottes? magic cream|magic cream|la mer|creme de la mer|caudalie(?: \\w+)?|lush(?: \\w+)?|body shop(?: \\w+)?|clarins(?: \\w+)?|estee lauder(?: \\w+)?|lancome(?: \\w+)?|elemis(?: \\w+)?|decleor(?: \\w+)?|weleda(?: \\w+)?|skin food|johnsons? baby(?: \\w+)?|palmers?(?: \\w+)?|drunk elephant (?:d bronzi|bronzi)(?: \\w+)?",
		"moisturizer with scent",
	),
	line(
		"fair and (?:white|lovely|handsome)|glow and lovely|goree|faiza(?: \\w+)?|chandni|golden pearl|due (?:beauty|whitening)(?: \\w+)?|stillmans?|nadinola|ambi (?:fade|skin)(?: \\w+)?|esoterica|porcelana|bustillos|symba|maxi ?light|extra ?clair|carotone|lemon ?clear|white ?express|makari|gluta\\w* (?:soap|cream|lotion)|(?:crema )?(?:de )?concha (?:de )?nacar|nacar|mother of pearl cream|pearl cream|(?:crema |creme |krem |cream )?(?:\\w+ )?(?:aclarante|aclaradora|blanqueadora|despigmentante|clareador\\w*|eclaircissante?|blanchissante?|depigmentante?|sbiancante|schiarente|bleichcreme|aufhellende? creme|wybielaj\\w*|beyazlatici|leke kremi|gora karne)(?: \\w+)?|caro(?: white| light)?|skin ?lite|melacare|panderm|bio ?claire|rapid claire|diproson|movate|lemonvate|epiderm creme",
		"bleaching cream",
	),
	line("st ?ives(?: \\w+)?|apricot scrub|neutrogena (?:\\w+ )?scrub|freeman scrub", "scrub"),
];

/** Names of brand lines whose label was read, with its page; a name may be of one make only. */
interface BrandPage {
	/** Reads a name in lower case, without marks. */
	says: RegExp;
	page: LabelPage;
}

const read = (says: string, page: LabelPage): BrandPage => ({ says: new RegExp(`\\b(?:${says})\\b`), page });

/** The particular before the general. */
const BRAND_PAGES: readonly BrandPage[] = [
	read("stridex|stri dex", dailymed("Stridex Maximum", "a3b16d52-76a5-438b-a120-bb59ce062cc1", "2024-12")),
	read(
		"oxy (?:cleansing )?pads",
		dailymed("Oxy Cleansing Pads", "3e7583e5-7510-4ed9-b454-45924a3526b1", "2023-02"),
	),
	read("panoxyl", dailymed("PanOxyl Acne Foaming Wash", "1660f219-e789-91f1-e063-6294a90a7664", "2024-04")),
	read("acnecide", {
		title: "Acnecide Face 5% gel, summary of product characteristics, emc",
		url: "https://medicines.org.uk/emc/product/11258/smpc",
		month: "2023-03",
	}),
	read("differin(?! moist| clean| sun| dark| daily| patch)", {
		title: "Label of Differin Gel, FDALabel",
		url: "https://nctr-crs.fda.gov/fdalabel/services/spl/set-ids/0739d631-171b-42a8-bd55-0022b8df2d8a/spl-doc",
		month: "2022-12",
	}),
	read(
		"cerave (?:\\w+ )?acne foaming",
		dailymed("CeraVe Acne Foaming Cream Cleanser", "d9c11b75-14ee-46e3-9b1d-c349a102e2fd", "2023-12"),
	),
	read("effaclar duo plus m|duo plus m", {
		title: "Label of Effaclar Duo+ M, MedPath",
		url: "https://trial.medpath.com/drug/approvals/fda/5dd1a4ad2c9deecb",
		month: "2025-05",
	}),
	read("effaclar (?:medicated|gel|cleanser|wash)", {
		title: "Label of Effaclar Acne System, DailyMed",
		url: "https://dailymed-us-east-1.awsprod.nlm.nih.gov/dailymed/drugInfo.cfm?audience=consumer&setid=fa21d384-6867-442f-8537-290a691e2520",
		month: "2024-10",
	}),
	read(
		"neutrogena oil free acne(?! scrub)|oil free acne wash",
		dailymed("Neutrogena Oil-Free Acne Wash", "e3d5538a-51be-0ebe-e053-2995a90a6d15", "2023-11"),
	),
	read("finacea", {
		title: "Finacea 15% gel, summary of product characteristics, Medthority",
		url: "https://medthority.com/drugs/d-dermatologicals/d10/d10a/d10ax/d10ax03/finacea-15-gel",
		month: "2023-08",
	}),
	read("aquaphor", dailymed("Aquaphor Original Ointment", "d38ec874-7b8c-4b9b-92b6-286278bb67f3", "2023-10")),
	read(
		"blue lizard",
		dailymed("Blue Lizard Sheer SPF 50", "c20fce25-8120-fe5d-e053-2a95a90a53a0", "2023-12"),
	),
	read(
		"(?:elta ?md )?uv clear(?: \\w+)? tint\\w*|elta ?md(?: \\w+){0,3} tint\\w*|elta ?md uv clear|uv clear",
		dailymed("EltaMD UV Clear Tinted SPF 46", "1ac59ef1-113e-4ad1-90c3-38353bc7e1ec", "2023-11"),
	),
	read(
		"anthelios (?:clear skin|melt in)",
		dailymed("Anthelios Clear Skin SPF 60", "e1310453-1880-43a5-982b-cf9b30cfdc47", "2024-01"),
	),
	read(
		"supergoop (?:every|watery)",
		dailymed("Supergoop Every. Single. Face. SPF 50", "d086a9b8-19e5-f713-e053-2995a90aa976", "2022-10"),
	),
];

/** The page of the label behind a name; null where a line is known by its label and no page of it was read. */
export function pageOf(words: string): LabelPage | null {
	return BRAND_PAGES.find(({ says }) => says.test(words))?.page ?? null;
}

/** Every page that was read, for a table of sources. */
export const LABEL_PAGES: readonly LabelPage[] = BRAND_PAGES.map(({ page }) => page);

/** A medicine sold by a name that does not say what is in it. */
interface DrugBrand {
	/** As `phrases` reads them. */
	says: string;
	/** What acts in it. */
	substance: string;
	/** The allergy that this substance is read as, by the ids of `allergens.ts`. */
	allergen: "aspirin" | "salicylates" | "salicylic_acid" | "penicillin" | "sulfonamides";
	/** Null where it is known by its label and no page was opened. */
	page: LabelPage | null;
}

const of = (
	allergen: DrugBrand["allergen"],
	substance: string,
	says: string,
	page: LabelPage | null = null,
): DrugBrand => ({ says, substance, allergen, page });

/** Bayer is also the maker of creams: its name alone stands for the tablet where an allergy is told. */
export const DRUG_BRANDS: readonly DrugBrand[] = [
	of(
		"aspirin",
		"aspirin",
		"bayer(?!\\s(?:cream|ointment|garden))",
		dailymed("Bayer Aspirin", "8d59713e-78ea-1d00-e053-2995a90a4d67", "2019-07"),
	),
	of(
		"aspirin",
		"aspirin",
		"alka seltzer*|alkaseltzer*|alka selzer*",
		dailymed("Alka-Seltzer Original", "f05a1c0a-58ef-3810-e053-2a95a90a82ec", "2023-12"),
	),
	of("aspirin", "aspirin", "ecotrin", {
		title: "Label of Ecotrin, DailyMed",
		url: "https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=63029-311-32",
		month: "2024-01",
	}),
	of("aspirin", "aspirin", "disprin", {
		title: "Disprin, summary of product characteristics, emc",
		url: "https://www.medicines.org.uk/emc/product/614/smpc/print",
		month: "2021-03",
	}),
	of(
		"aspirin",
		"aspirin with acetaminophen and caffeine",
		"excedrin",
		dailymed("Excedrin Extra Strength", "29b764c7-3d07-5191-e063-6294a90a9c30", "2024-12"),
	),
	of(
		"aspirin",
		"aspirin",
		"aspro|aspro clear|anadin original|anadin extra|bufferin|anacin|goody s|goodys powder*|bc powder*|cardioaspirin*|nu seals|st joseph|aspegic|kardegic|adiro|cafiaspirina|aspirina|aspirine|dispirin|solprin|empirin|ascriptin|loprin",
	),
	of("aspirin", "ibuprofen", "advil|nurofen|motrin|brufen|ibuprom|ibumetin|combiflam|calprofen"),
	of("aspirin", "naproxen", "aleve|naprosyn|naproxen|anaprox|feminax ultra|flanax"),
	of("aspirin", "diclofenac", "voltaren|voltarol|cataflam|diclofenac"),
	of(
		"salicylates",
		"bismuth subsalicylate",
		"pepto|pepto bismol|peptobismol|kaopectate",
		dailymed("Pepto-Bismol", "67006e82-870d-8d63-e053-2991aa0a02d1", "2023-10"),
	),
	of(
		"salicylic_acid",
		"salicylic acid",
		"stridex|stri dex",
		dailymed("Stridex Maximum", "a3b16d52-76a5-438b-a120-bb59ce062cc1", "2024-12"),
	),
	of(
		"salicylic_acid",
		"salicylic acid",
		"oxy pads|oxy cleansing pads",
		dailymed("Oxy Cleansing Pads", "3e7583e5-7510-4ed9-b454-45924a3526b1", "2023-02"),
	),
	of("salicylic_acid", "salicylic acid", "compound w|scholl corn plaster*|bazuka|occlusal"),
	of("penicillin", "amoxicillin with clavulanic acid", "augmentin|co amoxiclav|clavulin"),
	of("penicillin", "amoxicillin", "amoxil|amoxicilina|amoxicilline"),
];

/** What to look for in a list beside the names of the substance itself, by allergy. */
export function brandPhrases(allergen: string): string {
	return DRUG_BRANDS.flatMap((brand) => (brand.allergen === allergen ? [brand.says] : [])).join("|");
}

/** Brands people and models name. In lower case, as `normalizeName` gives them; each is only ever a brand. */
export const BRANDS: readonly string[] = [
	"acure",
	"aesop",
	"alpha h",
	"anessa",
	"anua",
	"avene",
	"aveeno",
	"augustinus bader",
	"aztec secret",
	"banila co",
	"beauty of joseon",
	"benton",
	"biore",
	"biossance",
	"bioderma",
	"biologique recherche",
	"by wishtrend",
	"byoma",
	"caudalie",
	"cerave",
	"cetaphil",
	"clarins",
	"clinique",
	"cosrx",
	"curel",
	"derma e",
	"dermalogica",
	"differin",
	"dr dennis gross",
	"dr jart",
	"drunk elephant",
	"e l f",
	"elizavecca",
	"elta md",
	"eltamd",
	"estee lauder",
	"etude",
	"eucerin",
	"farmacy",
	"fenty",
	"first aid beauty",
	"garnier",
	"geek gorgeous",
	"glossier",
	"glow recipe",
	"good molecules",
	"hada labo",
	"haruharu",
	"herbivore",
	"illiyoon",
	"innisfree",
	"isntree",
	"isdin",
	"kate somerville",
	"kiehl s",
	"kiehls",
	"klairs",
	"krave",
	"l oreal",
	"loreal",
	"la mer",
	"la roche posay",
	"lancome",
	"laneige",
	"lush cosmetics",
	"mario badescu",
	"medicube",
	"mizon",
	"murad",
	"naturium",
	"neostrata",
	"neutrogena",
	"nivea",
	"nizoral",
	"noxzema",
	"obagi",
	"olay",
	"ole henriksen",
	"olehenriksen",
	"oxy 10",
	"panoxyl",
	"paula s choice",
	"paulas choice",
	"peach and lily",
	"pixi",
	"proactiv",
	"purito",
	"round lab",
	"sebamed",
	"shiseido",
	"sk ii",
	"skin1004",
	"skinceuticals",
	"some by mi",
	"stridex",
	"summer fridays",
	"sunday riley",
	"supergoop",
	"tatcha",
	"the inkey list",
	"the ordinary",
	"thayers",
	"torriden",
	"tower 28",
	"trader joe s",
	"tula",
	"uriage",
	"vanicream",
	"vaseline",
	"versed",
	"vichy",
	"weleda",
	"youth to the people",
];

/** Brands that are ordinary words: only with a capital, and not as the first word of a sentence. */
export const BRANDS_LIKE_WORDS: readonly string[] = [
	"Aquaphor",
	"Burt's Bees",
	"Dove",
	"Fresh",
	"Hero",
	"Lush",
	"Origins",
	"Simple",
	"Starface",
	"Topicals",
];

/** Lower-case words that belong to the name when they follow a brand: "cerave moisturizing cream". */
export const NAME_WORDS: ReadonlySet<string> = new Set(
	`acid anti balm barrier bar bright brightening calming cleanser cleansing clear clearing cream daily day deep eye face
	facial foam foaming gel gentle glow glycolic hyaluronic hydrating hydration intensive lactic light lotion mask
	mattifying mineral moisture moisturizer moisturizing niacinamide night ointment oil peel peptide recovery renewing
	repair retinol rich salicylic serum skin smoothing soothing spf spot sunscreen toner treatment ultra vitamin wash
	water`.split(/\s+/),
);

/** Capitalized words that name no product. */
export const PLAIN_CAPITALS: ReadonlySet<string> = new Set(
	`i am pm ai spf uv uva uvb uvi us usa eu uk fda aad nice nhs aha bha pha ahas bhas phas inci ph pih pa led otc ss
	monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
	sundays jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september
	october november december t zone dewlight monk american europe european english q a b c d e`.split(/\s+/),
);

/** Words that open a sentence and name nothing. */
export const OPENING_WORDS: ReadonlySet<string> = new Set(
	`a about according after again all almost already also although always an and another any anything apart apply as ask
	at avoid because before begin being best better both briefly bring but buy by can cannot check choose come consider
	could daily day days depending did do does done each either else enough even evening every everything exactly expect
	few finally first fits contains cost costs leads listed rated seen suits follow for from generally gentle give given go good great had has have hello here hi how however
	if in instead is it its just keep last leave less let like look make many mask maybe might more morning most much
	my never next night no none not nothing now of often okay on once one only open or other otherwise our over overall
	pair patch perhaps please put rather rinse same scan see several she should show since skip slowly smooth so some
	sometimes soon sorry start stay still stop such sure take tell thank thanks that the their then there these they
	this those though time to today together tonight too try two under unless until up use using usually very wait want
	was wash watch we weekly well were what when where whether which while who whom why will wish with without would
	yes yet you your yours`.split(/\s+/),
);

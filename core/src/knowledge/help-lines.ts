/** Numbers that answer somebody in need, of one country. */
export interface HelpLines {
	country: string;
	/** As those say who speak the other language of it. */
	own_name?: string;
	emergency: string;
	/** Somebody to talk to about dying, at any hour. */
	crisis: string;
	/** For children and young people. */
	young?: string;
	/** Missing where the emergency number connects. */
	poison?: string;
	/** Violence at home. */
	violence?: string;
	/** Who publishes the numbers, and the month they were looked up. */
	source: string;
	seen: string;
}

const row = (
	country: string,
	emergency: string,
	crisis: string,
	poison: string | undefined,
	violence: string | undefined,
	source: string,
): HelpLines => ({
	country,
	emergency,
	crisis,
	...(poison === undefined ? {} : { poison }),
	...(violence === undefined ? {} : { violence }),
	source,
	seen: "Nov 2026",
});

/** English first: the countries most who write to the guide live in; the others for what is said in their language. */
export const HELP_LINES = {
	us: {
		...row(
			"the US",
			"911",
			"988",
			"1-800-222-1222",
			"1-800-799-7233",
			"988lifeline.org, poison.org, thehotline.org",
		),
		own_name: "EE. UU.",
		young: "988",
	},
	ca: {
		...row("Canada", "911", "988", "1-844-764-7669", undefined, "988.ca, infopoison.ca"),
		young: "988",
	},
	uk: {
		...row(
			"the UK",
			"999",
			"116 123",
			"111",
			"0808 2000 247",
			"samaritans.org, nhs.uk, nationaldahelpline.org.uk, childline.org.uk",
		),
		young: "0800 1111",
	},
	ie: {
		...row(
			"Ireland",
			"112",
			"116 123",
			"01 809 2166",
			"1800 341 900",
			"samaritans.org, poisons.ie, womensaid.ie, childline.ie",
		),
		young: "1800 66 66 66",
	},
	au: {
		...row(
			"Australia",
			"000",
			"13 11 14",
			"13 11 26",
			"1800 737 732",
			"lifeline.org.au, healthdirect.gov.au, 1800respect.org.au, kidshelpline.com.au",
		),
		young: "1800 55 1800",
	},
	nz: {
		...row(
			"New Zealand",
			"111",
			"1737",
			"0800 764 766",
			"0800 733 843",
			"1737.org.nz, poisons.co.nz, womensrefuge.org.nz, whatsup.co.nz",
		),
		young: "0800 942 8787",
	},
	in: {
		...row(
			"India",
			"112",
			"14416",
			"1800 116 117",
			"181",
			"telemanas.mohfw.gov.in, aiims.edu, childlineindia.org",
		),
		young: "1098",
	},
	ng: row("Nigeria", "112", "0800 078 7746", undefined, undefined, "surpinng.com, punchng.com"),
	eu: {
		...row("most of Europe", "112", "116 123", undefined, undefined, "116111.eu, 112.eu"),
		young: "116 111",
	},
	es: row("Espa\u00f1a", "112", "024", "91 562 04 20", "016", "sanidad.gob.es, mjusticia.gob.es"),
	mx: row("M\u00e9xico", "911", "800 911 2000", undefined, undefined, "gob.mx/salud"),
	fr: row("France", "15 ou 112", "3114", undefined, "3919", "3114.fr, sante.gouv.fr"),
	de: row(
		"Deutschland",
		"112",
		"0800 111 0 111",
		"030 19240",
		"116 016",
		"telefonseelsorge.de, giftnotruf.charite.de, hilfetelefon.de",
	),
	at: row("\u00d6sterreich", "144", "142", "01 406 43 43", "0800 222 555", "telefonseelsorge.at, goeg.at"),
	ch: row("Schweiz", "144", "143", "145", undefined, "143.ch, toxinfo.ch"),
	pt: row("Portugal", "112", "1411", "800 250 250", "800 202 148", "sns24.gov.pt, inem.pt, cig.gov.pt"),
	br: row("Brasil", "192", "188", "0800 722 6001", "180", "cvv.org.br, gov.br/anvisa"),
	it: row(
		"Italia",
		"112",
		"02 2327 2327",
		"02 6610 1029",
		"1522",
		"telefonoamico.it, ospedaleniguarda.it, 1522.eu",
	),
	nl: row("Nederland", "112", "113", undefined, "0800 2000", "113.nl, veiligthuis.nl"),
	pl: row(
		"Polska",
		"112",
		"800 70 2222",
		undefined,
		"800 120 002",
		"centrumwsparcia.pl, niebieskalinia.info",
	),
	tr: row("T\u00fcrkiye", "112", "112", "114", "183", "saglik.gov.tr, aile.gov.tr"),
} as const satisfies Record<string, HelpLines>;

export type HelpCountry = keyof typeof HELP_LINES;
type HelpKind = "emergency" | "crisis" | "young" | "poison" | "violence";

const ENGLISH_SPEAKING: readonly HelpCountry[] = ["us", "ca", "uk", "ie", "au", "nz", "in"];

/** Who has a line for the young beside the one for everybody. */
export const YOUNG_LINES: readonly HelpCountry[] = ["uk", "us", "ca", "ie", "au", "nz", "in", "eu"];

/** "988 in the US and Canada, 116 123 in the UK and Ireland": the same number is said once. */
export function listLines(kind: HelpKind, countries: readonly HelpCountry[] = ENGLISH_SPEAKING): string {
	const byNumber = new Map<string, string[]>();
	for (const id of countries) {
		const lines: HelpLines = HELP_LINES[id];
		const number = lines[kind];
		if (number !== undefined) byNumber.set(number, [...(byNumber.get(number) ?? []), lines.country]);
	}
	return [...byNumber].map(([number, names]) => `${number} in ${names.join(" and ")}`).join(", ");
}

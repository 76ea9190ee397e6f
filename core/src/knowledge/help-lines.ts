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

/** What a flag asks for, in few words. */
export type DangerKind =
	| "crisis"
	| "violence"
	| "bystander"
	| "emergency"
	| "allergy"
	| "burn"
	| "poison"
	| "today"
	| "soon";

/** By the names of languages in `questions/gloss.ts`. Short on purpose: nothing in English follows them. */
export const DANGER_IN_LANGUAGES: Readonly<Record<string, Readonly<Record<DangerKind, string>>>> = {
	Spanish: {
		violence: `Nadie tiene derecho a hacerte daño y no es culpa tuya. Si estás en peligro, llama ahora a emergencias (112, 911). Ayuda a cualquier hora: ${inTheirs("violence", ["es", "us"])}. Un médico puede ver la lesión; si alguien lee tus mensajes, borra este.`,
		bystander: `No dejes sola a esa persona: llámala o ve con alguien, y si hay peligro llama ahora a emergencias (112, 911). Qué decir te lo explican a cualquier hora: ${inTheirs("crisis", ["es", "mx", "us"])}.`,
		allergy: `Puede ser una reacción alérgica grave. Llama ahora a emergencias: ${inTheirs("emergency", ["es", "mx", "us"])}. Si tienes un autoinyector de adrenalina (pluma), úsalo ya; siéntate, quítate el producto con agua y no te quedes sin compañía.`,
		crisis: `Gracias por contarlo; no tienes que pasar por esto a solas. Si estás en peligro, llama ahora a emergencias (112, 911) o habla con alguien que esté cerca. A cualquier hora: ${inTheirs("crisis", ["es", "mx", "us"])}.`,
		emergency: `Es una urgencia. Llama ahora a emergencias: ${inTheirs("emergency", ["es", "mx", "us"])}. No pongas ninguna crema.`,
		burn: "Pon la quemadura ahora 20 minutos bajo agua fresca corriente y llama a emergencias (112, 911). Sin hielo, pasta de dientes ni crema.",
		poison: `Si cayó en la piel o en los ojos, enjuaga ahora 20 minutos con mucha agua tibia; si se tragó algo, no provoques el vómito. Toxicología: ${inTheirs("poison", ["es", "us"])}; emergencias: 112 o 911.`,
		today:
			"Esto lo debe ver un médico hoy mismo. No pongas nada nuevo en la piel; si empeora rápido, llama a emergencias (112, 911).",
		soon: "Esto lo debe ver pronto un médico o dermatólogo; aquí no se recomienda ningún producto para ello.",
	},
	Portuguese: {
		violence: `Ninguém tem o direito de machucar você e a culpa não é sua. Se está em perigo, ligue agora para a emergência (112, 190). Ajuda a qualquer hora: ${inTheirs("violence", ["pt", "br"])}. Um médico pode ver a lesão; se alguém lê as suas mensagens, apague esta.`,
		bystander: `Não deixe essa pessoa só: ligue ou vá até ela com alguém; se houver perigo, chame agora a emergência (112, 192). O que dizer, a qualquer hora: ${inTheirs("crisis", ["pt", "br"])}.`,
		allergy: `Pode ser uma alergia grave. Ligue agora para a emergência: ${inTheirs("emergency", ["pt", "br"])}. Se tiver caneta de adrenalina, use-a já; sente-se, tire o produto da pele com água e não fique só.`,
		crisis: `Ainda bem que escreveu; você não está só. Se está em perigo, ligue agora para a emergência (112, 192) ou fale com alguém por perto. A qualquer hora: ${inTheirs("crisis", ["pt", "br"])}.`,
		emergency: `É uma emergência. Ligue agora: ${inTheirs("emergency", ["pt", "br"])}. Não ponha nenhum creme.`,
		burn: "Ponha a queimadura agora 20 minutos debaixo de água corrente fresca, não gelada, e ligue para a emergência (112, 192). Sem gelo, pasta de dentes ou creme.",
		poison: `Se caiu na pele ou nos olhos, lave agora com muita água morna durante 20 minutos; se algo foi engolido, não provoque o vômito. Centro de intoxicações: ${inTheirs("poison", ["pt", "br"])}; emergência: 112 ou 192.`,
		today:
			"Um médico deve ver isto hoje. Não ponha nada novo na pele; se piorar depressa, ligue para a emergência (112, 192).",
		soon: "Um médico ou dermatologista deve ver isto em breve; não indicamos produto para isso.",
	},
	French: {
		violence: `Personne n'a le droit de vous faire du mal, et ce n'est pas votre faute. Si vous êtes en danger, appelez tout de suite le 17 ou le 112 (911 au Canada). De l'aide à toute heure\u00a0: ${inTheirs("violence", ["fr"])}. Un médecin peut examiner la blessure\u00a0; si quelqu'un lit vos messages, effacez celui-ci.`,
		bystander: `Ne laissez pas cette personne seule\u00a0: appelez-la ou allez la voir avec quelqu'un, et s'il y a danger appelez tout de suite le 15 ou le 112 (911 au Canada). Que lui dire, à toute heure\u00a0: ${inTheirs("crisis", ["fr", "ca"])}.`,
		allergy: `Cela peut être une allergie grave\u00a0: appelez tout de suite le 15 ou le 112 (911 au Canada). Si vous avez un stylo d'adrénaline, utilisez-le maintenant\u00a0; asseyez-vous, enlevez le produit à l'eau et restez avec quelqu'un.`,
		crisis: `Merci de l'avoir écrit\u00a0; vous n'êtes pas seul(e). Si vous êtes en danger, appelez tout de suite le 15 ou le 112 (911 au Canada) ou parlez à quelqu'un près de vous. À toute heure\u00a0: ${inTheirs("crisis", ["fr", "ca"])}.`,
		emergency:
			"C'est une urgence\u00a0: appelez tout de suite le 15 ou le 112 (911 au Canada). Ne mettez aucune crème.",
		burn: "Passez la brûlure tout de suite 20 minutes sous l'eau courante fraîche et appelez le 15 ou le 112. Ni glace, ni dentifrice, ni crème.",
		poison:
			"Sur la peau ou dans les yeux, rincez tout de suite à grande eau tiède pendant 20 minutes\u00a0; si quelque chose a été avalé, ne provoquez pas de vomissements. Appelez le centre antipoison le plus proche, le 15 ou le 112 (Belgique 070 245 245, Suisse 145, Canada 1-844-764-7669).",
		today:
			"Un médecin doit voir cela aujourd'hui. Ne mettez rien de nouveau sur la peau\u00a0; si cela empire vite, appelez le 15 ou le 112.",
		soon: "Un médecin ou un dermatologue devrait voir cela bientôt\u00a0; je ne conseille aucun produit pour cela.",
	},
	German: {
		violence: `Niemand darf dir wehtun, und du bist nicht schuld. Wenn du in Gefahr bist, ruf jetzt die 110 oder die 112. Hilfe rund um die Uhr: ${inTheirs("violence", ["de", "at"])}. Eine Ärztin oder ein Arzt kann die Verletzung ansehen; liest jemand mit, lösch diese Nachricht.`,
		bystander: `Lass diesen Menschen nicht allein: Ruf an oder geh mit jemandem hin; bei Gefahr ruf jetzt die 112 (Schweiz 144). Was du sagen kannst, rund um die Uhr: ${inTheirs("crisis", ["de", "at", "ch"])}.`,
		allergy: `Das kann eine schwere Allergie sein: Ruf jetzt die 112 (Schweiz 144). Wenn du einen Adrenalin-Pen hast, benutz ihn sofort; setz dich auf, spül das Mittel ab und bleib nicht allein.`,
		crisis: `Gut, dass du das schreibst; du bist damit nicht allein. Wenn du in Gefahr bist, ruf jetzt die 112 (Schweiz 144) oder sprich mit jemandem in deiner Nähe. Rund um die Uhr: ${inTheirs("crisis", ["de", "at", "ch"])}.`,
		emergency: "Das ist ein Notfall: Ruf jetzt die 112 (Schweiz 144). Keine Creme auftragen.",
		burn: "Kühle die Verbrennung jetzt 20 Minuten unter kühlem fließendem Wasser und ruf die 112 (Schweiz 144). Kein Eis, keine Zahnpasta, keine Creme.",
		poison: `Spül Haut oder Augen jetzt 20 Minuten mit viel lauwarmem Wasser; wurde etwas geschluckt, kein Erbrechen auslösen. Giftnotruf: ${inTheirs("poison", ["de", "at", "ch"])}; bei Beschwerden die 112.`,
		today:
			"Das soll heute noch ärztlich angesehen werden. Nichts Neues auf die Haut; wird es schnell schlimmer, ruf die 112.",
		soon: "Das soll bald ärztlich angesehen werden; dafür empfehle ich kein Produkt.",
	},
	Italian: {
		violence: `Nessuno ha il diritto di farti del male e non è colpa tua. Se sei in pericolo, chiama subito il 112. Aiuto a ogni ora: ${inTheirs("violence", ["it"])}. Un medico può vedere la lesione; se qualcuno legge i tuoi messaggi, cancella questo.`,
		bystander: `Non lasciare sola quella persona: chiamala o vai da lei con qualcuno; se è in pericolo chiama subito il 112. Per sapere che cosa dire: ${inTheirs("crisis", ["it"])}.`,
		allergy: `Può essere un'allergia grave: chiama subito il 112. Se hai un autoiniettore di adrenalina (penna), usalo ora; siediti, togli il prodotto con acqua e resta con qualcuno.`,
		crisis: `Hai fatto bene a scriverlo; non sei solo/a. Se sei in pericolo chiama subito il 112 o parla con qualcuno vicino a te. Telefono Amico: ${inTheirs("crisis", ["it"])}.`,
		emergency: "È un'emergenza: chiama subito il 112. Non mettere nessuna crema.",
		burn: "Tieni subito l'ustione 20 minuti sotto acqua fresca corrente e chiama il 112. Niente ghiaccio, dentifricio o crema.",
		poison: `Sulla pelle o negli occhi, sciacqua subito con molta acqua tiepida per 20 minuti; se qualcosa è stato ingerito, non provocare il vomito. Centro antiveleni: ${inTheirs("poison", ["it"])}, oppure 112.`,
		today: "Un medico deve vederlo oggi. Niente di nuovo sulla pelle; se peggiora in fretta, chiama il 112.",
		soon: "Un medico o dermatologo dovrebbe vederlo presto; per questo non indico prodotti.",
	},
	Hindi: {
		violence: `Kisi ko aapko maarne ka haq nahi hai aur galti aapki nahi hai. Khatra ho to abhi 112 par call karein. Madad din raat: ${inTheirs("violence", ["in"])}. Chot doctor ko dikhaiye; koi aapke message padhta ho to yeh delete kar dijiye.`,
		bystander: `Unhe akela mat chhodiye: call karein ya kisi ke saath unke paas jaiye; khatra ho to abhi 112 par call karein. Unse kya kehna hai, din raat poochh sakte hain: ${inTheirs("crisis", ["in"])}.`,
		allergy: `Yeh gambhir allergy ho sakti hai: abhi 112 par call karein. Adrenaline ka injection pen ho to turant istemaal kijiye; seedhe baithiye, product paani se dho dijiye aur akele mat rahiye.`,
		crisis: `Achha hua aapne likha; aap akele nahi hain. Khatra ho to abhi 112 par call karein ya paas ke kisi se baat karein. Din raat, Tele-MANAS: ${inTheirs("crisis", ["in"])}.`,
		emergency: "Yeh emergency hai: abhi 112 par call karein. Koi cream mat lagaiye.",
		burn: "Jali hui jagah ko abhi 20 minute thande behte paani mein rakhiye aur 112 par call karein. Baraf, toothpaste ya cream mat lagaiye.",
		poison: `Skin ya aankh par gira ho to abhi 20 minute tak saaf gungune paani se dhoiye; kuch nigal liya ho to ulti karne ya karwane ki koshish mat kijiye. Poison centre: ${inTheirs("poison", ["in"])}, ya 112.`,
		today: "Aaj hi doctor ko dikhaiye. Skin par kuch naya mat lagaiye; jaldi bigde to 112 par call karein.",
		soon: "Kuch dinon mein doctor ko zaroor dikhaiye; iske liye hum koi product nahi batate.",
	},
	Dutch: {
		violence: `Niemand mag je pijn doen en het is niet jouw schuld. Bel bij gevaar nu 112. Hulp dag en nacht: ${inTheirs("violence", ["nl"])}. Een arts kan het letsel bekijken; leest iemand mee, wis dan dit bericht.`,
		bystander: `Laat diegene niet alleen: bel of ga er met iemand heen; bel bij gevaar nu 112. Wat je kunt zeggen, dag en nacht: ${inTheirs("crisis", ["nl"])}, 1813 (België).`,
		allergy: `Dit kan een ernstige allergie zijn: bel nu 112. Heb je een adrenalinepen, gebruik hem meteen; ga rechtop zitten, spoel het product af en blijf niet alleen.`,
		crisis: `Goed dat je het schrijft; je bent niet alleen. Bel bij gevaar nu 112 of praat met iemand in je buurt. Dag en nacht: ${inTheirs("crisis", ["nl"])}, 1813 (België).`,
		emergency: "Dit is een noodgeval: bel nu 112. Smeer er geen crème op.",
		burn: "Koel de brandwond nu 20 minuten met lauw stromend water en bel 112. Geen ijs, tandpasta of crème.",
		poison:
			"Spoel huid of ogen nu 20 minuten met veel lauw water; is er iets ingeslikt, wek dan geen braken op. Bel de huisarts of 112 (in België het Antigifcentrum, 070 245 245).",
		today: "Laat dit vandaag door een arts zien. Niets nieuws op de huid; wordt het snel erger, bel 112.",
		soon: "Laat dit binnenkort door een arts bekijken; daarvoor noem ik geen product.",
	},
	Polish: {
		crisis: `Dobrze, że to piszesz; nie jesteś z tym sam ani sama. W niebezpieczeństwie zadzwoń teraz pod 112 albo porozmawiaj z kimś, kto jest blisko. Całą dobę: ${inTheirs("crisis", ["pl"])}.`,
		violence: `Nikomu nie wolno cię krzywdzić i to nie twoja wina. W niebezpieczeństwie zadzwoń teraz pod 112. Pomoc całą dobę: ${inTheirs("violence", ["pl"])}. Lekarz może obejrzeć obrażenia; jeśli ktoś czyta twoje wiadomości, usuń tę wiadomość.`,
		bystander: `Nie zostawiaj tej osoby samej: zadzwoń albo idź do niej z kimś; w niebezpieczeństwie dzwoń teraz pod 112. Co powiedzieć, całą dobę: ${inTheirs("crisis", ["pl"])}.`,
		emergency: `To nagły przypadek: zadzwoń teraz pod 112. Nie nakładaj żadnego kremu.`,
		allergy: `To może być ciężka alergia: zadzwoń teraz pod 112. Jeśli masz wstrzykiwacz z adrenaliną, użyj go od razu; usiądź, spłucz produkt wodą i niech ktoś będzie przy tobie.`,
		burn: `Chłodź oparzenie teraz 20 minut pod chłodną bieżącą wodą i zadzwoń pod 112. Bez lodu, pasty do zębów i kremu.`,
		poison: `Skórę lub oczy płucz teraz 20 minut dużą ilością letniej wody; jeśli coś połknięto, nie wywołuj wymiotów. Zadzwoń pod 112.`,
		today: `To powinien dziś obejrzeć lekarz. Nic nowego na skórę; jeśli szybko się pogarsza, dzwoń pod 112.`,
		soon: `To powinien wkrótce obejrzeć lekarz lub dermatolog; nie polecam na to produktu.`,
	},
	Turkish: {
		crisis: `Bunu yazman iyi oldu; yalnız değilsin. Tehlikedeysen şimdi 112'yi ara ya da yakınındaki biriyle konuş.`,
		violence: `Kimsenin sana zarar vermeye hakkı yok ve suç sende değil. Tehlikedeysen şimdi 112'yi ara. Günün her saati destek: ${inTheirs("violence", ["tr"])}. Yarayı bir doktor görebilir; mesajlarını başkası okuyorsa bunu sil.`,
		bystander: `Onu yalnız bırakma: ara ya da biriyle yanına git; tehlike varsa şimdi 112'yi ara.`,
		emergency: `Bu acil bir durum: şimdi 112'yi ara. Üzerine krem sürme.`,
		allergy: `Bu ağır bir alerji olabilir: şimdi 112'yi ara. Adrenalin kalemin varsa hemen kullan; dik otur, ürünü cildinden suyla durula ve yalnız kalma.`,
		burn: `Yanığı şimdi 20 dakika serin akan suyun altında tut ve 112'yi ara. Buz, diş macunu ya da krem sürme.`,
		poison: `Cilde ya da göze geldiyse şimdi 20 dakika bol ılık suyla yıka; bir şey yutulduysa kusmaya zorlama. Zehir danışma: ${inTheirs("poison", ["tr"])}, ya da 112.`,
		today: `Bunu bugün bir doktor görmeli. Cilde yeni bir şey sürme; hızla kötüleşirse 112'yi ara.`,
		soon: `Bunu yakında bir doktor ya da dermatolog görmeli; bunun için ürün önermiyorum.`,
	},
};

function inTheirs(
	kind: "emergency" | "crisis" | "poison" | "violence",
	countries: readonly HelpCountry[],
): string {
	return countries
		.map((id) => {
			const lines: HelpLines = HELP_LINES[id];
			return `${lines[kind] ?? lines.emergency} (${lines.own_name ?? lines.country})`;
		})
		.join(", ");
}

import { HELP_LINES, type HelpCountry, type HelpLines } from "../help-lines.ts";

/** What a flag asks for, in few words. */
export type DangerKind = "crisis" | "emergency" | "burn" | "poison" | "today" | "soon";

/** Names as in `languages.ts`. Short on purpose: the English text says the rest. */
export const DANGER_IN_LANGUAGES: Readonly<Record<string, Readonly<Record<DangerKind, string>>>> = {
	Spanish: {
		crisis: `Qu\u00e9 bien que lo digas; no est\u00e1s solo ni sola. Si est\u00e1s en peligro, llama ahora a emergencias o habla con alguien que est\u00e9 cerca. A cualquier hora: ${inTheirs("crisis", ["es", "mx", "us"])}.`,
		emergency: `Es una urgencia: llama ahora al n\u00famero de emergencias (${inTheirs("emergency", ["es", "mx", "us"])}). No pongas ninguna crema.`,
		burn: "Pon la quemadura ahora 20 minutos bajo agua fresca corriente y llama a emergencias (112, 911). Sin hielo, pasta de dientes ni crema.",
		poison: `Enjuaga ahora con mucha agua tibia durante 20 minutos, tambi\u00e9n los ojos; si se trag\u00f3 algo, no provoques el v\u00f3mito. Llama a toxicolog\u00eda (${inTheirs("poison", ["es", "us"])}) o a emergencias (112, 911).`,
		today:
			"Esto lo debe ver un m\u00e9dico hoy mismo. No pongas nada nuevo en la piel; si empeora r\u00e1pido, llama a emergencias (112, 911).",
		soon: "Esto lo debe ver pronto un m\u00e9dico o dermat\u00f3logo; aqu\u00ed no se recomienda ning\u00fan producto para ello.",
	},
	Portuguese: {
		crisis: `Ainda bem que escreveu; voc\u00ea n\u00e3o est\u00e1 s\u00f3. Se est\u00e1 em perigo, ligue agora para a emerg\u00eancia ou fale com algu\u00e9m por perto. A qualquer hora: ${inTheirs("crisis", ["pt", "br"])}.`,
		emergency: `\u00c9 uma emerg\u00eancia: ligue agora (${inTheirs("emergency", ["pt", "br"])}). N\u00e3o ponha nenhum creme.`,
		burn: "Ponha a queimadura agora 20 minutos debaixo de \u00e1gua fria corrente e ligue para a emerg\u00eancia (112, 192). Sem gelo, pasta de dentes ou creme.",
		poison: `Lave agora com muita \u00e1gua morna durante 20 minutos, os olhos tamb\u00e9m; se engoliu algo, n\u00e3o provoque v\u00f3mito. Ligue para o centro de intoxica\u00e7\u00f5es (${inTheirs("poison", ["pt", "br"])}) ou para a emerg\u00eancia (112, 192).`,
		today:
			"Um m\u00e9dico deve ver isto hoje. N\u00e3o ponha nada novo na pele; se piorar depressa, ligue para a emerg\u00eancia (112, 192).",
		soon: "Um m\u00e9dico ou dermatologista deve ver isto em breve; n\u00e3o indicamos produto para isso.",
	},
	French: {
		crisis: `Merci de l'avoir \u00e9crit; vous n'\u00eates pas seul. En danger, appelez tout de suite les urgences ou parlez \u00e0 quelqu'un pr\u00e8s de vous. \u00c0 toute heure: ${inTheirs("crisis", ["fr", "ca"])}.`,
		emergency:
			"C'est une urgence: appelez tout de suite le 15 ou le 112 (911 au Canada). Ne mettez aucune cr\u00e8me.",
		burn: "Passez la br\u00fblure tout de suite 20 minutes sous l'eau fra\u00eeche et appelez le 15 ou le 112. Ni glace, ni dentifrice, ni cr\u00e8me.",
		poison:
			"Rincez tout de suite \u00e0 l'eau ti\u00e8de pendant 20 minutes, les yeux aussi; si c'est aval\u00e9, ne faites pas vomir. Appelez le centre antipoison le plus proche, le 15 ou le 112 (au Canada 1-844-764-7669).",
		today:
			"Un m\u00e9decin doit voir cela aujourd'hui. Ne mettez rien de nouveau sur la peau; si cela empire vite, appelez le 15 ou le 112.",
		soon: "Un m\u00e9decin ou un dermatologue devrait voir cela bient\u00f4t; je ne nomme aucun produit pour cela.",
	},
	German: {
		crisis: `Gut, dass du das schreibst; du bist damit nicht allein. In Gefahr ruf jetzt den Notruf oder sprich mit jemandem in deiner N\u00e4he. Rund um die Uhr: ${inTheirs("crisis", ["de", "at", "ch"])}.`,
		emergency: "Das ist ein Notfall: Ruf jetzt den Notruf 112 (Schweiz 144). Keine Creme auftragen.",
		burn: "K\u00fchle die Verbrennung jetzt 20 Minuten unter flie\u00dfendem Wasser und ruf 112 (Schweiz 144). Kein Eis, keine Zahnpasta, keine Creme.",
		poison: `Sp\u00fcle jetzt 20 Minuten mit viel lauwarmem Wasser, auch die Augen; bei Verschlucktem kein Erbrechen ausl\u00f6sen. Giftnotruf: ${inTheirs("poison", ["de", "at", "ch"])}; bei Beschwerden 112.`,
		today:
			"Das soll heute noch \u00e4rztlich angesehen werden. Nichts Neues auf die Haut; wird es schnell schlimmer, ruf 112.",
		soon: "Das soll bald \u00e4rztlich angesehen werden; daf\u00fcr nenne ich kein Produkt.",
	},
	Italian: {
		crisis: `Hai fatto bene a scriverlo; non sei solo. Se sei in pericolo chiama subito il 112 o parla con qualcuno vicino a te. Telefono Amico: ${inTheirs("crisis", ["it"])}.`,
		emergency: "\u00c8 un'emergenza: chiama subito il 112. Non mettere nessuna crema.",
		burn: "Tieni subito l'ustione 20 minuti sotto acqua fresca corrente e chiama il 112. Niente ghiaccio, dentifricio o crema.",
		poison: `Sciacqua subito con molta acqua tiepida per 20 minuti, anche gli occhi; se \u00e8 stato ingerito, non far vomitare. Centro antiveleni: ${inTheirs("poison", ["it"])}, oppure 112.`,
		today: "Un medico deve vederlo oggi. Niente di nuovo sulla pelle; se peggiora in fretta, chiama il 112.",
		soon: "Un medico o dermatologo dovrebbe vederlo presto; per questo non indico prodotti.",
	},
	Hindi: {
		crisis: `Achha hua aapne likha; aap akele nahi hain. Khatra ho to abhi 112 par call karein ya paas ke kisi se baat karein. Din raat, Tele-MANAS: ${inTheirs("crisis", ["in"])}.`,
		emergency: "Yeh emergency hai: abhi 112 par call karein. Koi cream mat lagaiye.",
		burn: "Jali hui jagah ko abhi 20 minute thande behte paani mein rakhiye aur 112 par call karein. Baraf, toothpaste ya cream nahi.",
		poison: `Abhi 20 minute tak saaf gungune paani se dhoiye, aankh bhi; kuch nigal liya ho to ulti mat karwaiye. Poison centre: ${inTheirs("poison", ["in"])}, ya 112.`,
		today: "Aaj hi doctor ko dikhaiye. Skin par kuch naya mat lagaiye; jaldi bigde to 112 par call karein.",
		soon: "Jaldi doctor ko dikhaiye; iske liye hum koi product nahi batate.",
	},
	Dutch: {
		crisis: `Goed dat je het schrijft; je bent niet alleen. Bel bij gevaar nu 112 of praat met iemand bij je. Dag en nacht: ${inTheirs("crisis", ["nl"])}.`,
		emergency: "Dit is een noodgeval: bel nu 112. Smeer er geen cr\u00e8me op.",
		burn: "Koel de brandwond nu 20 minuten met lauw stromend water en bel 112. Geen ijs, tandpasta of cr\u00e8me.",
		poison:
			"Spoel nu 20 minuten met veel lauw water, ook de ogen; laat na inslikken niet braken. Bel de huisarts of 112.",
		today: "Laat dit vandaag door een arts zien. Niets nieuws op de huid; wordt het snel erger, bel 112.",
		soon: "Laat dit binnenkort door een arts zien; daarvoor noem ik geen product.",
	},
};

/** Said where a message is not understood: it may be a cry for help. */
export const NUMBERS_IN_LANGUAGES: Readonly<Record<string, string>> = {
	Spanish: `Urgencias: ${inTheirs("emergency", ["es", "mx", "us"])}. Alguien con quien hablar: ${inTheirs("crisis", ["es", "mx", "us"])}.`,
	Portuguese: `Emerg\u00eancia: ${inTheirs("emergency", ["pt", "br"])}. Algu\u00e9m para conversar: ${inTheirs("crisis", ["pt", "br"])}.`,
	French: `Urgences: ${inTheirs("emergency", ["fr", "ca"])}. Quelqu'un \u00e0 qui parler: ${inTheirs("crisis", ["fr", "ca"])}.`,
	German: `Notruf: ${inTheirs("emergency", ["de", "at", "ch"])}. Jemand zum Reden: ${inTheirs("crisis", ["de", "at", "ch"])}.`,
	Italian: `Emergenza: ${inTheirs("emergency", ["it"])}. Qualcuno con cui parlare: ${inTheirs("crisis", ["it"])}.`,
	Hindi: `Emergency: ${inTheirs("emergency", ["in"])}. Kisi se baat karne ke liye: ${inTheirs("crisis", ["in"])}.`,
	Dutch: `Alarmnummer: ${inTheirs("emergency", ["nl"])}. Iemand om mee te praten: ${inTheirs("crisis", ["nl"])}.`,
};

function inTheirs(kind: "emergency" | "crisis" | "poison", countries: readonly HelpCountry[]): string {
	return countries
		.map((id) => {
			const lines: HelpLines = HELP_LINES[id];
			return `${lines[kind] ?? lines.emergency} (${lines.own_name ?? lines.country})`;
		})
		.join(", ");
}

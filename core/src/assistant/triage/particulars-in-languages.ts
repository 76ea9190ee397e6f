import { HELP_LINES, type HelpCountry, type HelpLines } from "../../knowledge/help-lines.ts";

/** What has to be told of an eye and of something swallowed in few words of another language; names as in `languages.ts`. */
type Particular = "eye" | "swallowed";

const poison = (...countries: readonly HelpCountry[]): string =>
	countries
		.map((id) => {
			const lines: HelpLines = HELP_LINES[id];
			return `${lines.poison ?? lines.emergency} (${lines.own_name ?? lines.country})`;
		})
		.join(", ");

export const PARTICULARS_IN_LANGUAGES: Readonly<Record<string, Readonly<Record<Particular, string>>>> = {
	Spanish: {
		eye: `Enjuaga el ojo ahora con mucha agua tibia durante 20 minutos, con los párpados abiertos; la lentilla fuera mientras enjuagas. No frotes y no pongas gotas, tampoco para ojos rojos. Después, hoy mismo a urgencias con el envase; toxicología: ${poison("es", "us")}; con dolor fuerte o si ves mal, 112 o 911.`,
		swallowed: `Llama ahora a toxicología (${poison("es", "us")}) o a emergencias (112, 911) con el envase en la mano. No provoques el vómito y no des leche, agua ni comida si no te lo dicen; limpia la boca. Si babea, tose, respira mal o tiene sueño, llama ya a emergencias. Si es un niño, no lo dejes solo.`,
	},
	Portuguese: {
		eye: `Lave o olho agora com muita água morna durante 20 minutos, com as pálpebras abertas; tire a lente enquanto lava. Não esfregue e não pingue nada, nem colírio para olho vermelho. Depois, ainda hoje a uma urgência com a embalagem; centro de intoxicações: ${poison("pt", "br")}; com dor forte ou visão alterada, 112 ou 192.`,
		swallowed: `Ligue agora para o centro de intoxicações (${poison("pt", "br")}) ou para a emergência (112, 192) com a embalagem na mão. Não provoque vômito e não dê leite, água nem comida sem que lhe digam; limpe a boca. Se baba, tosse, respira mal ou está com sono, ligue já para a emergência. Não deixe uma criança sozinha.`,
	},
	French: {
		eye: "Rincez l'œil tout de suite à grande eau tiède pendant 20 minutes, paupières ouvertes; retirez la lentille pendant le rinçage. Ne frottez pas et ne mettez aucune goutte, pas de collyre pour yeux rouges. Ensuite, aujourd'hui même aux urgences avec le flacon; forte douleur ou vue trouble: le 15 ou le 112.",
		swallowed:
			"Appelez tout de suite le centre antipoison, le 15 ou le 112 (au Canada 1-844-764-7669), le flacon à la main. Ne faites pas vomir, ne donnez ni lait, ni eau, ni nourriture sans qu'on vous le dise; essuyez la bouche. S'il bave, tousse, respire mal ou somnole: le 15 ou le 112 immédiatement. Ne laissez pas un enfant seul.",
	},
	German: {
		eye: `Spül das Auge jetzt 20 Minuten mit viel lauwarmem Wasser, Lider offen; die Kontaktlinse beim Spülen heraus. Nicht reiben, keine Tropfen, auch keine gegen rote Augen. Danach heute noch in eine Notaufnahme, die Packung mit. Giftnotruf: ${poison("de", "at", "ch")}; bei starkem Schmerz oder schlechtem Sehen 112.`,
		swallowed: `Ruf jetzt den Giftnotruf (${poison("de", "at", "ch")}) oder 112 an, die Packung in der Hand. Nicht erbrechen lassen, keine Milch, kein Wasser, nichts zu essen, außer sie sagen es; wisch den Mund aus. Bei Speicheln, Husten, Atemnot oder Schläfrigkeit sofort 112. Lass ein Kind nicht allein.`,
	},
	Italian: {
		eye: `Sciacqua subito l'occhio con molta acqua tiepida per 20 minuti, a palpebre aperte; togli la lente mentre sciacqui. Non strofinare e niente gocce, nemmeno per occhi rossi. Poi oggi stesso al pronto soccorso con il flacone. Centro antiveleni: ${poison("it")}; con dolore forte o vista alterata, 112.`,
		swallowed: `Chiama subito il centro antiveleni (${poison("it")}) o il 112, con il flacone in mano. Non far vomitare e non dare latte, acqua o cibo se non te lo dicono; pulisci la bocca. Se sbava, tossisce, respira male o ha sonno, chiama subito il 112. Non lasciare solo un bambino.`,
	},
	Hindi: {
		eye: `Aankh ko abhi 20 minute tak bahut saare gungune paani se dhoiye, palkein khuli rakhiye; dhote hue lens nikaal dijiye. Ragadiye mat, koi drops mat daaliye. Phir aaj hi emergency mein dikhaiye, bottle saath le jaiye. Poison centre: ${poison("in")}; tez dard ho ya kam dikhe to 112.`,
		swallowed: `Abhi poison centre (${poison("in")}) ya 112 par call karein, bottle haath mein rakhiye. Ulti mat karwaiye, bina pooche doodh, paani ya khana mat dijiye; muh ponchh dijiye. Laar, khansi, saans mein takleef ya neend aaye to turant 112. Bachche ko akela mat chhodiye.`,
	},
	Dutch: {
		eye: "Spoel het oog nu 20 minuten met veel lauw water, oogleden open; haal de lens eruit tijdens het spoelen. Niet wrijven en geen druppels, ook niet tegen rode ogen. Ga daarna vandaag naar de spoedpost en neem de verpakking mee; bij hevige pijn of slecht zien bel 112.",
		swallowed:
			"Bel nu de huisarts, de huisartsenpost of 112, met de verpakking in je hand. Niet laten braken en geen melk, water of eten zonder dat zij het zeggen; veeg de mond schoon. Bij kwijlen, hoesten, benauwdheid of sufheid meteen 112. Laat een kind niet alleen.",
	},
	Polish: {
		eye: "Płucz oko teraz 20 minut dużą ilością letniej wody, z otwartymi powiekami; soczewkę wyjmij podczas płukania. Nie pocieraj i nie zakraplaj niczego. Potem jeszcze dziś na ostry dyżur z opakowaniem; przy silnym bólu lub gorszym widzeniu dzwoń pod 112.",
		swallowed:
			"Dzwoń teraz pod 112, z opakowaniem w ręce. Nie wywołuj wymiotów i nie podawaj mleka, wody ani jedzenia, chyba że tak powiedzą; wytrzyj usta. Ślinienie, kaszel, duszność lub senność: natychmiast 112. Nie zostawiaj dziecka samego.",
	},
	Turkish: {
		eye: `Gözü şimdi 20 dakika bol ılık suyla, kapaklar açıkken yıka; yıkarken lensi çıkar. Ovma, damla damlatma. Sonra bugün kutusuyla acile git. Zehir danışma: ${poison("tr")}; şiddetli ağrı ya da bulanık görmede 112.`,
		swallowed: `Şimdi zehir danışmayı (${poison("tr")}) ya da 112'yi ara, kutusu elinde olsun. Kusturma; söylemedikçe süt, su ya da yemek verme; ağzını sil. Salya, öksürük, nefes darlığı ya da uyku hali varsa hemen 112. Çocuğu yalnız bırakma.`,
	},
};

/** Words without accents, of these languages and of English. */
const EYE =
	/\b(?:ojos?|olhos?|yeux|oeil|augen?|auge|occhi\w*|aankh\w*|oog|ogen|oko|oczy|oku|goz\w*|eyes?|lentillas?|lentes?|lentille|kontaktlinse\w*|lente|lens\w*)\b/;
const SWALLOWED =
	/\b(?:trag\w*|bebi\w*|bebe|tomo|comi\w*|engol\w*|beb[eu]\w*|aval\w*|bu\b|mange\w*|verschluck\w*|geschluckt|getrunken|trank|gegessen|ingoi\w*|bevut\w*|mangiat\w*|pi (?:liya|gaya|li)|nigal\w*|kha (?:liya|gaya)|ingeslikt|gedronken|gegeten|polkn\w*|wypi\w*|zjad\w*|yuttu|icti|yedi|swallow\w*|drank|ate)\b/;

/** The words for an eye or for something swallowed, in the place of those for anything that is rinsed. */
export function particularsOf(language: string, message: string): string | null {
	const words = PARTICULARS_IN_LANGUAGES[language];
	if (words === undefined) return null;
	const text = message
		.toLowerCase()
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replaceAll("\u0153", "oe")
		.replaceAll("\u0131", "i");
	if (EYE.test(text)) return words.eye;
	return SWALLOWED.test(text) ? words.swallowed : null;
}

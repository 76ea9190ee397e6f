import {
	HELP_LINES,
	type HelpCountry,
	type HelpLines,
	listLines,
	YOUNG_LINES,
} from "../../knowledge/help-lines.ts";
import { AFTER_FLAG } from "../../knowledge/questions/safety-answers.ts";
import { isYoung } from "./crisis-kinds.ts";

/** Somebody who swallowed something and is limp or drowsy: the ambulance comes before everything. Words without accents. */
const LIMP =
	/\b(?:floppy|limp|drows\w*|(?:so|very|really|too|getting|is|seems?|acting|all|just|and|bit) sleepy|hard to wake|not wak\w*|will not wake|cannot wake|unconscious|unresponsive|not respond\w*|passed out|collaps\w*|fainted|seizure|convuls\w*|fitting|twitch\w*|not breath\w*|(?:struggl\w*|trouble|hard|difficult\w*|cannot|barely) (?:to |with )?breath\w*|breath\w* (?:\w+ ){0,2}(?:odd|funny|fast|slow|weird|badly|noisy)|wheez\w*|gasping|blue|gone gr[ae]y|confused|not himself|not herself|dizzy|slur\w*|out of it|mous?|molle|somnolent\w*|endormie?|reagit (?:pas|plus)|inconscient\w*|respire mal|floj[oa]|adormilad\w*|somnolient\w*|desmayad\w*|no (?:se )?despierta|no responde|schlaff|schlapp|benommen|schlafrig|bewusstlos|reagiert (?:nicht|kaum)|mole|molinh\w*|sonolent\w*|desmai\w*|flosci[oa]|molle|assonnat\w*|incosciente|non risponde|svenut\w*|slap|suf|bewusteloos|wiotki\w*|senn[yae]|nieprzytomn\w*|gevsek|gevsedi|baygin|uykulu|behosh|dheel\w*|neend)\b/;

export function isLimp(text: string): boolean {
	return LIMP.test(text);
}

/** Somebody limp after something swallowed, and `fumes` of cleaners that were mixed, in few words; names as in `gloss.ts`. */
export const POISON_IN_LANGUAGES: Readonly<Record<string, Readonly<Record<"limp" | "fumes", string>>>> = {
	Spanish: {
		limp: "Llama ahora mismo a emergencias (112, 911), antes que nada. Pon a la persona de lado, vigila que respire y no te separes de ella. No provoques el vómito y no des leche, agua ni comida. Guarda el envase.",
		fumes:
			"Sal ahora al aire libre y no vuelvas a entrar. Con tos, opresión en el pecho o dificultad para respirar llama a emergencias (112, 911). Después, fuera de allí, enjuaga los ojos y la piel con agua.",
	},
	Portuguese: {
		limp: "Ligue já para a emergência (112 em Portugal, 192 no Brasil), antes de tudo. Deite a pessoa de lado, veja se respira e não saia de perto. Não provoque o vômito e não dê leite, água nem comida. Guarde a embalagem.",
		fumes:
			"Saia agora para o ar livre e não volte a entrar. Com tosse, aperto no peito ou falta de ar ligue 112 (Portugal) ou 192 (Brasil). Depois, longe dali, lave olhos e pele com água.",
	},
	French: {
		limp: "Appelez tout de suite le 15 ou le 112, avant toute autre chose. Allongez la personne sur le côté, surveillez qu'elle respire et restez près d'elle. Pas de lait, pas d'eau, rien à manger, et ne provoquez pas de vomissements. Gardez le flacon.",
		fumes:
			"Sortez tout de suite à l'air libre et n'y retournez pas. Si vous toussez, si la poitrine serre ou si vous respirez mal, appelez le 15 ou le 112. Ensuite, ailleurs, rincez les yeux et la peau à l'eau.",
	},
	German: {
		limp: "Ruf sofort die 112, vor allem anderen. Leg die Person auf die Seite, bleib dabei und achte darauf, ob sie atmet. Kein Erbrechen auslösen, keine Milch, kein Wasser, nichts zu essen. Heb die Packung auf.",
		fumes:
			"Geh sofort an die frische Luft und nicht wieder hinein. Bei Husten, Enge in der Brust oder Atemnot ruf die 112. Erst danach, anderswo, Augen und Haut mit Wasser spülen.",
	},
	Italian: {
		limp: "Chiama subito il 112, prima di tutto. Metti la persona su un fianco, controlla che respiri e resta lì. Non provocare il vomito, niente latte, acqua o cibo. Conserva il flacone.",
		fumes:
			"Esci subito all'aria aperta e non rientrare. Con tosse, peso al petto o respiro difficile chiama il 112. Dopo, altrove, sciacqua occhi e pelle con acqua.",
	},
	Hindi: {
		limp: "Sabse pehle abhi 112 par call karein. Karwat par litaiye, saans dekhte rahiye aur paas rahiye. Ulti karwane ki koshish mat kijiye, doodh, paani ya khana mat dijiye. Bottle sambhal kar rakhiye.",
		fumes:
			"Abhi bahar khuli hawa mein jaiye aur wapas andar mat jaiye. Khansi, seene mein jakdan ya saans mein takleef ho to 112 par call karein. Uske baad, doosri jagah, aankh aur skin paani se dhoiye.",
	},
	Dutch: {
		limp: "Bel nu meteen 112, voor al het andere. Leg diegene op de zij, let op de ademhaling en blijf erbij. Wek geen braken op, geen melk, water of eten. Bewaar de verpakking.",
		fumes:
			"Ga nu naar buiten, in de frisse lucht, en niet terug. Bij hoesten, druk op de borst of benauwdheid bel 112. Spoel pas daarna, ergens anders, ogen en huid met water.",
	},
	Polish: {
		limp: "Dzwoń natychmiast pod 112, przed wszystkim innym. Ułóż tę osobę na boku, pilnuj oddechu i zostań przy niej. Nie wywołuj wymiotów, nie dawaj mleka, wody ani jedzenia. Zachowaj opakowanie.",
		fumes:
			"Wyjdź natychmiast na świeże powietrze i nie wracaj. Przy kaszlu, ucisku w piersi lub duszności dzwoń pod 112. Dopiero potem, gdzie indziej, płucz oczy i skórę wodą.",
	},
	Turkish: {
		limp: "Her şeyden önce hemen 112'yi ara. Onu yan yatır, nefesini izle ve yanından ayrılma. Kusturmaya çalışma; süt, su ya da yemek verme. Ürünün kutusunu atma.",
		fumes:
			"Hemen temiz havaya çık ve geri girme. Öksürük, göğüste sıkışma ya da nefes darlığı varsa 112'yi ara. Ondan sonra, başka yerde, gözleri ve cildi suyla yıka.",
	},
};

/** The capsules beside a pregnancy that is there or may be. Names as in `gloss.ts`. */
export const ISOTRETINOIN_IN_LANGUAGES: Readonly<Record<string, string>> = {
	Spanish:
		"No tomes ninguna cápsula más de isotretinoína y llama hoy mismo a quien te la recetó o a tu ginecólogo: daña al bebé antes de nacer, incluso una sola cápsula. No esperes a la próxima cita, digan lo que digan otros.",
	Portuguese:
		"Não tome mais nenhuma cápsula de isotretinoína e ligue hoje mesmo para quem a receitou ou para o seu obstetra: ela faz mal ao bebê antes de nascer, mesmo uma só cápsula. Não espere pela próxima consulta, digam o que disserem.",
	French:
		"Ne prenez plus aucune gélule d'isotrétinoïne et appelez aujourd'hui même le médecin qui l'a prescrite ou votre sage-femme\u00a0: elle nuit à l'enfant à naître, même une seule gélule. N'attendez pas le prochain rendez-vous, quoi que d'autres en disent.",
	German:
		"Nimm ab sofort keine Kapsel Isotretinoin mehr und ruf heute noch die Praxis an, die es dir verschrieben hat, oder deine Frauenärztin: Es schadet dem ungeborenen Kind, schon eine einzige Kapsel. Warte nicht auf den nächsten Termin, egal was andere sagen.",
	Italian:
		"Non prendere più nessuna capsula di isotretinoina e chiama oggi stesso chi te l'ha prescritta o la tua ginecologa: fa male al bambino prima della nascita, anche una sola capsula. Non aspettare la prossima visita, qualunque cosa dicano gli altri.",
	Hindi:
		"Isotretinoin ka ek bhi capsule aur na lein aur aaj hi us doctor ko call karein jisne likha tha: yeh pet mein pal rahe bachche ko nuksan pahunchata hai, ek capsule bhi. Agli appointment ka intezaar na karein.",
	Dutch:
		"Neem geen enkele capsule isotretinoïne meer en bel vandaag nog de arts die ze voorschreef of je verloskundige: het schaadt het ongeboren kind, ook één capsule. Wacht niet op de volgende afspraak.",
	Polish:
		"Nie bierz już ani jednej kapsułki izotretynoiny i zadzwoń jeszcze dziś do lekarza, który ją przepisał: szkodzi nienarodzonemu dziecku, nawet jedna kapsułka. Nie czekaj na następną wizytę.",
	Turkish:
		"Bundan sonra tek bir izotretinoin kapsülü bile alma ve bugün reçeteyi yazan doktoru ara: anne karnındaki bebeğe tek bir kapsül bile zarar verir. Bir sonraki randevuyu bekleme.",
};

/** What has to be told of an eye and of something swallowed in few words of another language; names as in `gloss.ts`. */
type Particular = "eye" | "swallowed";

const poison = (...countries: readonly HelpCountry[]): string =>
	countries
		.map((id) => {
			const lines: HelpLines = HELP_LINES[id];
			return `${lines.poison ?? lines.emergency} (${lines.own_name ?? lines.country})`;
		})
		.join(", ");

const PARTICULARS_IN_LANGUAGES: Readonly<Record<string, Readonly<Record<Particular, string>>>> = {
	Spanish: {
		eye: `Enjuaga el ojo ahora con mucha agua tibia durante 20 minutos, con los párpados abiertos; quita la lentilla o lente de contacto mientras enjuagas. No frotes y no pongas gotas, tampoco para ojos rojos. Después, hoy mismo a urgencias con el envase; toxicología: ${poison("es", "us")}; con dolor fuerte o si ves mal, 112 o 911.`,
		swallowed: `Llama ahora a toxicología con el envase en la mano: ${poison("es", "us")}; o a emergencias: 112, 911. No provoques el vómito; nada de leche, agua ni comida si no te lo dicen; limpia la boca con un paño húmedo. Con babeo, tos, dificultad para respirar o mucho sueño, llama ya a emergencias. Si es un niño, no lo dejes solo.`,
	},
	Portuguese: {
		eye: `Lave o olho agora com muita água morna durante 20 minutos, com as pálpebras abertas; tire a lente enquanto lava. Não esfregue e não pingue nada, nem colírio para olho vermelho. Depois, ainda hoje, vá ao pronto-socorro (urgências) com a embalagem; centro de intoxicações: ${poison("pt", "br")}; com dor forte ou visão alterada, 112 ou 192.`,
		swallowed: `Ligue agora, com a embalagem na mão, para o centro de intoxicações: ${poison("pt", "br")}; ou para a emergência: 112, 192. Não provoque o vômito; nada de leite, água ou comida sem que lhe digam; limpe a boca com um pano úmido. Com baba, tosse, respiração difícil ou muito sono, ligue já para a emergência. Não deixe uma criança sozinha.`,
	},
	French: {
		eye: "Rincez l'œil tout de suite à grande eau tiède pendant 20 minutes, paupières ouvertes\u00a0; retirez la lentille pendant le rinçage. Ne frottez pas et ne mettez aucune goutte, pas de collyre pour yeux rouges. Ensuite, allez aujourd'hui même aux urgences avec le flacon\u00a0; en cas de forte douleur ou de vue trouble, appelez le 15 ou le 112.",
		swallowed:
			"Appelez tout de suite le centre antipoison, le 15 ou le 112 (Belgique 070 245 245, Suisse 145, Canada 1-844-764-7669), le flacon à la main. Ne provoquez pas de vomissements\u00a0; ni lait, ni eau, ni nourriture sans qu'on vous le dise\u00a0; essuyez la bouche avec un linge humide. Bave, toux, respiration difficile ou somnolence\u00a0: le 15 ou le 112 immédiatement. Ne laissez pas un enfant seul.",
	},
	German: {
		eye: `Spül das Auge jetzt 20 Minuten mit viel lauwarmem Wasser, die Lider offen; nimm die Kontaktlinse beim Spülen heraus. Nicht reiben, keine Tropfen, auch keine gegen rote Augen. Geh danach heute noch in eine Notaufnahme und nimm die Packung mit. Giftnotruf: ${poison("de", "at", "ch")}; bei starkem Schmerz oder schlechtem Sehen 112.`,
		swallowed: `Ruf jetzt den Giftnotruf an, die Packung in der Hand: ${poison("de", "at", "ch")}; oder die 112. Kein Erbrechen auslösen, keine Milch, kein Wasser, nichts zu essen, außer man sagt es dir dort; wisch den Mund feucht aus. Bei Speicheln, Husten, Atemnot oder Schläfrigkeit sofort die 112. Lass ein Kind nicht allein.`,
	},
	Italian: {
		eye: `Sciacqua subito l'occhio con molta acqua tiepida per 20 minuti, a palpebre aperte; togli la lente a contatto mentre sciacqui. Non strofinare e niente gocce, nemmeno per occhi rossi. Poi oggi stesso al pronto soccorso con il flacone. Centro antiveleni: ${poison("it")}; con dolore forte o vista alterata, 112.`,
		swallowed: `Chiama subito, con il flacone in mano, il centro antiveleni: ${poison("it")}; oppure il 112. Non provocare il vomito; niente latte, acqua o cibo se non te lo dicono; pulisci la bocca con un panno umido. Con bava, tosse, respiro difficile o molto sonno, chiama subito il 112. Non lasciare solo un bambino.`,
	},
	Hindi: {
		eye: `Aankh ko abhi 20 minute tak bahut saare gungune paani se dhoiye, palkein khuli rakhiye; dhote hue lens nikaal dijiye. Ragadiye mat, koi drops mat daaliye, laal aankh wali bhi nahi. Phir aaj hi emergency mein dikhaiye, bottle saath le jaiye. Poison centre: ${poison("in")}; tez dard ho ya kam dikhe to 112.`,
		swallowed: `Abhi call karein, bottle haath mein rakhiye. Poison centre: ${poison("in")}; ya 112. Ulti karne ya karwane ki koshish mat kijiye, unse poochhe bina doodh, paani ya khana nahi; muh geele kapde se ponchh dijiye. Laar, khansi, saans mein takleef ya neend aaye to turant 112. Bachche ko akela mat chhodiye.`,
	},
	Dutch: {
		eye: "Spoel het oog nu 20 minuten met veel lauw water, oogleden open; haal de lens eruit tijdens het spoelen. Niet wrijven en geen druppels, ook niet tegen rode ogen. Ga daarna vandaag naar de spoedpost en neem de verpakking mee; bij hevige pijn of slecht zien bel 112.",
		swallowed:
			"Bel nu de huisarts, de huisartsenpost of 112 (in België het Antigifcentrum, 070 245 245), met de verpakking in je hand. Wek geen braken op; geen melk, water of eten, tenzij zij het zeggen; veeg de mond schoon met een natte doek. Bij kwijlen, hoesten, benauwdheid of sufheid meteen 112. Laat een kind niet alleen.",
	},
	Polish: {
		eye: "Płucz oko teraz 20 minut dużą ilością letniej wody, przy otwartych powiekach; soczewkę wyjmij podczas płukania. Nie pocieraj i nie zakraplaj niczego, także kropli na czerwone oczy. Potem jedź jeszcze dziś na SOR (ostry dyżur) z opakowaniem; przy silnym bólu lub gorszym widzeniu dzwoń pod 112.",
		swallowed:
			"Dzwoń teraz pod 112, z opakowaniem w ręce. Nie wywołuj wymiotów; żadnego mleka, wody ani jedzenia, chyba że tak ci powiedzą; wytrzyj usta wilgotną ściereczką. Ślinienie, kaszel, duszność lub senność: natychmiast 112. Nie zostawiaj dziecka samego.",
	},
	Turkish: {
		eye: `Gözü şimdi 20 dakika bol ılık suyla, göz kapakları açıkken yıka; yıkarken lensi çıkar. Ovuşturma, kızarıklık damlası dahil hiçbir damla damlatma. Sonra bugün ürünün kutusuyla acile git. Zehir danışma: ${poison("tr")}; şiddetli ağrı ya da bulanık görmede 112.`,
		swallowed: `Şimdi ara, ürünün kutusu elinde olsun; zehir danışma: ${poison("tr")}, ya da 112. Kusmaya zorlama; orada söylemedikçe süt, su ya da yemek yok; ağzı ıslak bezle sil. Salya, öksürük, nefes darlığı ya da uyku hali varsa hemen 112. Çocuğu yalnız bırakma.`,
	},
};

/** Words without accents, of these languages and of English; each means this in none of the others: "bu" is Turkish for "this", "até" is Portuguese for "until". */
const EYE =
	/\b(?:ojos?|olhos?|yeux|oeil|augen?|auge|occhi\w*|a?ankh\w*|oog|ogen|oko|oka|oku|oczy|oczu|oczach|goz\w*|eyes?|lentillas?|lentes?|lentille|kontaktlinse\w*|lente|lens\w*)\b/;
const SWALLOWED =
	/\b(?:trago|traga(?:r|do|ron|ndo)|bebi|bebio|bebido|bebiendo|bebeu|bebendo|tomo|tomou|comi(?:o|do|endo|eron)?|comeu|engol\w*|aval\w*|(?:a|ai|as|ont|avons|avez) (?:\w+ )?bu|mange[er]?|ingere\w*|verschluck\w*|\w*geschluckt|getrunken|trank|gegessen|ingoi\w*|ingerit\w*|bevut\w*|mangiat\w*|pi (?:liya|gaya|gayi|li)|pee (?:liya|gaya|gayi|li)|nigal\w*|kha (?:liya|gaya|gayi|li)|ingeslikt|doorgeslikt|gedronken|gegeten|polkn\w*|wypi\w*|napil\w*|zjad\w*|yut(?:tu|mus)\w*|ic(?:ti|mis)\w*|yedi|swallow\w*|drank)\b/;

/** The words for an eye or for something swallowed, in the place of those for anything that is rinsed. */
export function particularsOf(language: string, message: string): string | null {
	const words = PARTICULARS_IN_LANGUAGES[language];
	if (words === undefined) return null;
	const text = message
		.toLowerCase()
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replaceAll("\u0153", "oe")
		.replaceAll("\u0131", "i")
		.replaceAll("\u0142", "l");
	if (EYE.test(text)) return words.eye;
	return SWALLOWED.test(text) ? words.swallowed : null;
}

/** A face that drops, an arm or speech that fails; names as in `gloss.ts`. Signs and the hour: NHS, stroke. */
export const STROKE_IN_LANGUAGES: Readonly<Record<string, string>> = {
	Spanish:
		"Puede ser un ictus (derrame cerebral): llama ahora mismo a emergencias (112, 911) y di a qué hora empezó o cuándo estaba bien por última vez. Nada de masaje, nada de comer ni beber, ninguna pastilla. No dejes sola a esa persona, aunque parezca que mejora.",
	Portuguese:
		"Pode ser um AVC (derrame): ligue já para a emergência (112 em Portugal, 192 no Brasil) e diga a que horas começou ou quando a pessoa estava bem pela última vez. Sem massagem, nada de comer ou beber, nenhum comprimido. Não deixe a pessoa só, mesmo que pareça melhorar.",
	French:
		"Cela peut être un AVC\u00a0: appelez tout de suite le 15 ou le 112 (911 au Canada) et dites à quelle heure cela a commencé ou quand tout allait encore bien. Pas de massage, rien à manger ni à boire, aucun comprimé. Ne laissez pas la personne seule, même si cela semble passer.",
	German:
		"Das kann ein Schlaganfall sein: Ruf sofort die 112 (Schweiz 144) und sag, um wie viel Uhr es begann oder wann zuletzt alles gut war. Keine Massage, nichts zu essen oder zu trinken, keine Tablette. Lass die Person nicht allein, auch wenn es besser zu werden scheint.",
	Italian:
		"Può essere un ictus: chiama subito il 112 e di' a che ora è cominciato o quando stava ancora bene. Niente massaggi, niente da mangiare o da bere, nessuna pastiglia. Non lasciare sola la persona, anche se sembra migliorare.",
	Hindi:
		"Yeh stroke (lakwa) ho sakta hai: abhi 112 par call karein aur bataiye kis samay shuru hua ya aakhri baar kab theek the. Maalish nahi, kuch khilana-pilana nahi, koi goli nahi. Unhe akela mat chhodiye, chahe theek hota lage.",
	Dutch:
		"Dit kan een beroerte zijn: bel nu 112 en zeg hoe laat het begon of wanneer het nog goed ging. Geen massage, niets eten of drinken, geen pillen. Laat diegene niet alleen, ook als het beter lijkt te gaan.",
	Polish:
		"To może być udar: dzwoń natychmiast pod 112 i powiedz, o której się zaczęło albo kiedy jeszcze było dobrze. Żadnego masażu, nic do jedzenia ani picia, żadnej tabletki. Nie zostawiaj tej osoby samej, nawet jeśli wydaje się, że jest lepiej.",
	Turkish:
		"Bu bir inme (felç) olabilir: hemen 112'yi ara ve saat kaçta başladığını ya da en son ne zaman iyi olduğunu söyle. Masaj yapma; yiyecek, içecek ya da ilaç verme. İyileşiyor gibi görünse de onu yalnız bırakma.",
};

const IN_NIGERIA =
	/\b(?:nigerian?|lagos|abuja|ibadan|kano|port harcourt|enugu|naira|abeg|wetin|una|no dey|dey (?:call|pain|worry|tire)|don (?:tire|write|finish|taya)|make (?:she|una|dem)|oyinbo|igbo|yoruba|hausa|jamb|waec|nysc)\b/;

/** Beside the lines for everybody those for the young, and of a country whose words stand in the text. */
export function furtherLines(text: string): string {
	const young = isYoung(text)
		? `Lines for children and young people, many of them by chat or text too: ${listLines("young", YOUNG_LINES)}.`
		: "";
	const nigeria = IN_NIGERIA.test(text)
		? `In Nigeria: ${HELP_LINES.ng.crisis}, free of charge, and ${HELP_LINES.ng.emergency} in danger.`
		: "";
	return [young, nigeria].filter((one) => one !== "").join(" ");
}

/**
 * Who else listens, after the words of one kind of danger: the lines that fit it and no others. Child lines and the line
 * for mothers: childhelp.org, childline.org.uk, kidshelpphone.ca, kidshelpline.com.au, childline.ie, childlineindia.org, 116111.eu,
 * mchb.hrsa.gov; animals: aspca.org, petpoisonhelpline.com, animalpoisonline.co.uk, animalpoisons.com.au (from
 * knowledge, not opened).
 */
export const AFTER_WHOSE_DANGER: Readonly<Record<string, string>> = {
	"red-flag.newborn-voices":
		"Beside the emergency number, your midwife or maternity unit can be called at any hour; in the US 1-833-852-6262 listens to mothers day and night. Your skin can wait, you two cannot.",
	"red-flag.both-lives": `People who listen at any hour, to both of you: ${listLines("crisis")}; elsewhere your emergency number. Skin can wait.`,
	"red-flag.strangled": AFTER_FLAG.violence,
	"red-flag.child-abuse":
		"People who listen to children and teenagers at any hour and believe them: 1-800-422-4453 in the US and Canada, 0800 1111 in the UK, 1800 66 66 66 in Ireland, 1800 55 1800 in Australia, 0800 942 8787 in New Zealand, 1098 in India, 116 111 in most of Europe. If somebody else reads your messages, delete this one.",
	"red-flag.starving-heart": AFTER_FLAG.emergency,
	"red-flag.poisoned-limp": `Poison control helps beside the ambulance, never instead of it: ${listLines("poison")}. Skin care waits.`,
	"red-flag.their-overdose": `Poison control helps beside the ambulance: ${listLines("poison")}; elsewhere your emergency number connects you. Afterwards look after yourself as well, and tell somebody what you have seen.`,
	"red-flag.chemical-deep": AFTER_FLAG.poison,
	"red-flag.pet-swallowed":
		"Poison lines for animals: 888-426-4435 or 855-764-7661 in the US and Canada, 01202 509000 in the UK, 1300 869 738 in Australia, 0800 869 738 in New Zealand; some charge for the call. What is harmless to an animal is nothing I can judge.",
	"red-flag.isotretinoin":
		"Do not finish the pack, and do not wait for the next appointment, whatever others say. Until you have spoken with them, leave out retinoids on the skin as well; a mild wash, a plain moisturizer and sunscreen are fine.",
	"red-flag.steroid-stopped": AFTER_FLAG.emergency,
	"red-flag.medicine-stopped":
		"I plan no skin care around a medicine until you have spoken with them; a mild wash and a plain moisturizer are fine meanwhile.",
	"red-flag.medicine-pregnancy":
		"Until you know, leave out retinoids and hydroquinone on the skin as well; a mild wash, a plain moisturizer and sunscreen are fine.",
	"red-flag.jaundice": "I name no cream for it until a doctor has looked.",
	"red-flag.carbon-monoxide":
		"Please do that before you read on. Skin care waits until somebody has measured the air.",
	"red-flag.numbing-cream": AFTER_FLAG.poison,
	"red-flag.plant-sap":
		"Products for that place wait until it has healed; elsewhere your plain care may go on.",
	"red-flag.others-cream":
		"Your own acids and retinoids wait until the skin is calm; a plain moisturizer and sunscreen are fine, put on with clean hands.",
	"red-flag.oxygen-fire": "I name no cream for it: what is safe beside oxygen is for that team to choose.",
	"red-flag.nail-stripe": "I name no polish and no care for this nail until it has been seen.",
};

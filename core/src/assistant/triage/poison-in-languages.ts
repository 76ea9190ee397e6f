/** Somebody who swallowed something and is limp or drowsy: the ambulance comes before everything. Words without accents. */
const LIMP =
	/\b(?:floppy|limp|drows\w*|(?:so|very|really|too|getting|is|seems?|acting|all|just|and|bit) sleepy|hard to wake|not wak\w*|will not wake|cannot wake|unconscious|unresponsive|not respond\w*|passed out|collaps\w*|fainted|seizure|convuls\w*|fitting|twitch\w*|not breath\w*|(?:struggl\w*|trouble|hard|difficult\w*|cannot|barely) (?:to |with )?breath\w*|breath\w* (?:\w+ ){0,2}(?:odd|funny|fast|slow|weird|badly|noisy)|wheez\w*|gasping|blue|gone gr[ae]y|confused|not himself|not herself|dizzy|slur\w*|out of it|mous?|molle|somnolent\w*|endormie?|reagit (?:pas|plus)|inconscient\w*|respire mal|floj[oa]|adormilad\w*|somnolient\w*|desmayad\w*|no (?:se )?despierta|no responde|schlaff|schlapp|benommen|schlafrig|bewusstlos|reagiert (?:nicht|kaum)|mole|molinh\w*|sonolent\w*|desmai\w*|flosci[oa]|molle|assonnat\w*|incosciente|non risponde|svenut\w*|slap|suf|bewusteloos|wiotki\w*|senn[yae]|nieprzytomn\w*|gevsek|gevsedi|baygin|uykulu|behosh|dheel\w*|neend)\b/;

export function isLimp(text: string): boolean {
	return LIMP.test(text);
}

/** Names as in `languages.ts`; `fumes`: cleaners that were mixed. */
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

/** The capsules beside a pregnancy that is there or may be. Names as in `languages.ts`. */
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

import { HELP_LINES, type HelpCountry, type HelpLines } from "../help-lines.ts";

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

/** Names as in `languages.ts`. Short on purpose: nothing in English follows them. */
export const DANGER_IN_LANGUAGES: Readonly<Record<string, Readonly<Record<DangerKind, string>>>> = {
	Spanish: {
		violence: `Nadie tiene derecho a hacerte da\u00f1o y no es culpa tuya. Si est\u00e1s en peligro, llama ahora a emergencias (112, 911). Ayuda a cualquier hora: ${inTheirs("violence", ["es", "us"])}. Un m\u00e9dico puede ver la lesi\u00f3n; si alguien lee tus mensajes, borra este.`,
		bystander: `No dejes sola a esa persona: ll\u00e1mala o ve con alguien, y si hay peligro llama ahora a emergencias (112, 911). Qu\u00e9 decir te lo explican a cualquier hora: ${inTheirs("crisis", ["es", "mx", "us"])}.`,
		allergy: `Puede ser una reacci\u00f3n al\u00e9rgica grave: llama ahora a emergencias (${inTheirs("emergency", ["es", "mx", "us"])}). Si tienes un autoinyector de adrenalina, \u00fasalo ya; si\u00e9ntate, qu\u00edtate el producto con agua y no te quedes sin compa\u00f1\u00eda.`,
		crisis: `Qu\u00e9 bien que lo digas; no est\u00e1s solo ni sola. Si est\u00e1s en peligro, llama ahora a emergencias o habla con alguien que est\u00e9 cerca. A cualquier hora: ${inTheirs("crisis", ["es", "mx", "us"])}.`,
		emergency: `Es una urgencia: llama ahora al n\u00famero de emergencias (${inTheirs("emergency", ["es", "mx", "us"])}). No pongas ninguna crema.`,
		burn: "Pon la quemadura ahora 20 minutos bajo agua fresca corriente y llama a emergencias (112, 911). Sin hielo, pasta de dientes ni crema.",
		poison: `Enjuaga ahora con mucha agua tibia durante 20 minutos, tambi\u00e9n los ojos; si se trag\u00f3 algo, no provoques el v\u00f3mito. Llama a toxicolog\u00eda (${inTheirs("poison", ["es", "us"])}) o a emergencias (112, 911).`,
		today:
			"Esto lo debe ver un m\u00e9dico hoy mismo. No pongas nada nuevo en la piel; si empeora r\u00e1pido, llama a emergencias (112, 911).",
		soon: "Esto lo debe ver pronto un m\u00e9dico o dermat\u00f3logo; aqu\u00ed no se recomienda ning\u00fan producto para ello.",
	},
	Portuguese: {
		violence: `Ningu\u00e9m tem o direito de machucar voc\u00ea e a culpa n\u00e3o \u00e9 sua. Em perigo, ligue agora para a emerg\u00eancia (112, 190). Ajuda a qualquer hora: ${inTheirs("violence", ["pt", "br"])}. Um m\u00e9dico pode ver a les\u00e3o; se algu\u00e9m l\u00ea as suas mensagens, apague esta.`,
		bystander: `N\u00e3o deixe essa pessoa s\u00f3: ligue ou v\u00e1 at\u00e9 ela com algu\u00e9m; em perigo, chame agora a emerg\u00eancia (112, 192). O que dizer, a qualquer hora: ${inTheirs("crisis", ["pt", "br"])}.`,
		allergy: `Pode ser uma alergia grave: ligue agora para a emerg\u00eancia (${inTheirs("emergency", ["pt", "br"])}). Se tiver caneta de adrenalina, use j\u00e1; sente-se, tire o produto com \u00e1gua e n\u00e3o fique s\u00f3.`,
		crisis: `Ainda bem que escreveu; voc\u00ea n\u00e3o est\u00e1 s\u00f3. Se est\u00e1 em perigo, ligue agora para a emerg\u00eancia ou fale com algu\u00e9m por perto. A qualquer hora: ${inTheirs("crisis", ["pt", "br"])}.`,
		emergency: `\u00c9 uma emerg\u00eancia: ligue agora (${inTheirs("emergency", ["pt", "br"])}). N\u00e3o ponha nenhum creme.`,
		burn: "Ponha a queimadura agora 20 minutos debaixo de \u00e1gua fria corrente e ligue para a emerg\u00eancia (112, 192). Sem gelo, pasta de dentes ou creme.",
		poison: `Lave agora com muita \u00e1gua morna durante 20 minutos, os olhos tamb\u00e9m; se engoliu algo, n\u00e3o provoque v\u00f3mito. Ligue para o centro de intoxica\u00e7\u00f5es (${inTheirs("poison", ["pt", "br"])}) ou para a emerg\u00eancia (112, 192).`,
		today:
			"Um m\u00e9dico deve ver isto hoje. N\u00e3o ponha nada novo na pele; se piorar depressa, ligue para a emerg\u00eancia (112, 192).",
		soon: "Um m\u00e9dico ou dermatologista deve ver isto em breve; n\u00e3o indicamos produto para isso.",
	},
	French: {
		violence: `Personne n'a le droit de vous faire du mal, et ce n'est pas votre faute. En danger, appelez le 17 ou le 112. De l'aide \u00e0 toute heure: ${inTheirs("violence", ["fr"])}. Un m\u00e9decin peut examiner la blessure; si quelqu'un lit vos messages, effacez celui-ci.`,
		bystander: `Ne laissez pas cette personne seule: appelez-la ou allez la voir avec quelqu'un, et en danger appelez le 15 ou le 112. Que lui dire, \u00e0 toute heure: ${inTheirs("crisis", ["fr", "ca"])}.`,
		allergy: `Cela peut \u00eatre une allergie grave: appelez tout de suite le 15 ou le 112 (911 au Canada). Si vous avez un stylo d'adr\u00e9naline, utilisez-le maintenant; asseyez-vous, rincez le produit et ne restez pas seul.`,
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
		violence: `Niemand darf dir wehtun, und du bist nicht schuld. In Gefahr ruf jetzt 110 oder 112. Hilfe rund um die Uhr: ${inTheirs("violence", ["de", "at"])}. Eine \u00c4rztin oder ein Arzt kann die Verletzung ansehen; liest jemand mit, l\u00f6sch diese Nachricht.`,
		bystander: `Lass diesen Menschen nicht allein: ruf an oder geh mit jemandem hin; bei Gefahr ruf jetzt 112 (Schweiz 144). Was man sagt, rund um die Uhr: ${inTheirs("crisis", ["de", "at", "ch"])}.`,
		allergy: `Das kann eine schwere Allergie sein: Ruf jetzt 112 (Schweiz 144). Wenn du einen Adrenalin-Pen hast, nimm ihn sofort; setz dich auf, sp\u00fcl das Mittel ab und bleib nicht allein.`,
		crisis: `Gut, dass du das schreibst; du bist damit nicht allein. In Gefahr ruf jetzt den Notruf oder sprich mit jemandem in deiner N\u00e4he. Rund um die Uhr: ${inTheirs("crisis", ["de", "at", "ch"])}.`,
		emergency: "Das ist ein Notfall: Ruf jetzt den Notruf 112 (Schweiz 144). Keine Creme auftragen.",
		burn: "K\u00fchle die Verbrennung jetzt 20 Minuten unter flie\u00dfendem Wasser und ruf 112 (Schweiz 144). Kein Eis, keine Zahnpasta, keine Creme.",
		poison: `Sp\u00fcle jetzt 20 Minuten mit viel lauwarmem Wasser, auch die Augen; bei Verschlucktem kein Erbrechen ausl\u00f6sen. Giftnotruf: ${inTheirs("poison", ["de", "at", "ch"])}; bei Beschwerden 112.`,
		today:
			"Das soll heute noch \u00e4rztlich angesehen werden. Nichts Neues auf die Haut; wird es schnell schlimmer, ruf 112.",
		soon: "Das soll bald \u00e4rztlich angesehen werden; daf\u00fcr nenne ich kein Produkt.",
	},
	Italian: {
		violence: `Nessuno ha il diritto di farti del male e non \u00e8 colpa tua. Se sei in pericolo chiama il 112. Aiuto a ogni ora: ${inTheirs("violence", ["it"])}. Un medico pu\u00f2 vedere la lesione; se qualcuno legge i tuoi messaggi, cancella questo.`,
		bystander: `Non lasciare sola quella persona: chiamala o vai da lei con qualcuno; se \u00e8 in pericolo chiama subito il 112. Che cosa dire: ${inTheirs("crisis", ["it"])}.`,
		allergy: `Pu\u00f2 essere un'allergia grave: chiama subito il 112. Se hai una penna di adrenalina, usala ora; siediti, sciacqua via il prodotto e non restare solo.`,
		crisis: `Hai fatto bene a scriverlo; non sei solo. Se sei in pericolo chiama subito il 112 o parla con qualcuno vicino a te. Telefono Amico: ${inTheirs("crisis", ["it"])}.`,
		emergency: "\u00c8 un'emergenza: chiama subito il 112. Non mettere nessuna crema.",
		burn: "Tieni subito l'ustione 20 minuti sotto acqua fresca corrente e chiama il 112. Niente ghiaccio, dentifricio o crema.",
		poison: `Sciacqua subito con molta acqua tiepida per 20 minuti, anche gli occhi; se \u00e8 stato ingerito, non far vomitare. Centro antiveleni: ${inTheirs("poison", ["it"])}, oppure 112.`,
		today: "Un medico deve vederlo oggi. Niente di nuovo sulla pelle; se peggiora in fretta, chiama il 112.",
		soon: "Un medico o dermatologo dovrebbe vederlo presto; per questo non indico prodotti.",
	},
	Hindi: {
		violence: `Kisi ko aapko maarne ka haq nahi hai aur galti aapki nahi hai. Khatra ho to abhi 112 par call karein. Madad din raat: ${inTheirs("violence", ["in"])}. Chot doctor ko dikhaiye; koi aapke message padhta ho to yeh delete kar dijiye.`,
		bystander: `Unhe akela mat chhodiye: call karein ya kisi ke saath jaiye; khatra ho to abhi 112. Kya kehna hai, din raat: ${inTheirs("crisis", ["in"])}.`,
		allergy: `Yeh gambhir allergy ho sakti hai: abhi 112 par call karein. Adrenaline pen ho to turant lagaiye; seedhe baithiye, product paani se dhoiye aur akele mat rahiye.`,
		crisis: `Achha hua aapne likha; aap akele nahi hain. Khatra ho to abhi 112 par call karein ya paas ke kisi se baat karein. Din raat, Tele-MANAS: ${inTheirs("crisis", ["in"])}.`,
		emergency: "Yeh emergency hai: abhi 112 par call karein. Koi cream mat lagaiye.",
		burn: "Jali hui jagah ko abhi 20 minute thande behte paani mein rakhiye aur 112 par call karein. Baraf, toothpaste ya cream nahi.",
		poison: `Abhi 20 minute tak saaf gungune paani se dhoiye, aankh bhi; kuch nigal liya ho to ulti mat karwaiye. Poison centre: ${inTheirs("poison", ["in"])}, ya 112.`,
		today: "Aaj hi doctor ko dikhaiye. Skin par kuch naya mat lagaiye; jaldi bigde to 112 par call karein.",
		soon: "Jaldi doctor ko dikhaiye; iske liye hum koi product nahi batate.",
	},
	Dutch: {
		violence: `Niemand mag je pijn doen en het is niet jouw schuld. Bel bij gevaar nu 112. Hulp dag en nacht: ${inTheirs("violence", ["nl"])}. Een arts kan het letsel bekijken; leest iemand mee, wis dan dit bericht.`,
		bystander: `Laat diegene niet alleen: bel of ga er met iemand heen; bel bij gevaar nu 112. Wat je kunt zeggen, dag en nacht: ${inTheirs("crisis", ["nl"])}.`,
		allergy: `Dit kan een ernstige allergie zijn: bel nu 112. Heb je een adrenalinepen, gebruik hem meteen; ga rechtop zitten, spoel het product af en blijf niet alleen.`,
		crisis: `Goed dat je het schrijft; je bent niet alleen. Bel bij gevaar nu 112 of praat met iemand bij je. Dag en nacht: ${inTheirs("crisis", ["nl"])}.`,
		emergency: "Dit is een noodgeval: bel nu 112. Smeer er geen cr\u00e8me op.",
		burn: "Koel de brandwond nu 20 minuten met lauw stromend water en bel 112. Geen ijs, tandpasta of cr\u00e8me.",
		poison:
			"Spoel nu 20 minuten met veel lauw water, ook de ogen; laat na inslikken niet braken. Bel de huisarts of 112.",
		today: "Laat dit vandaag door een arts zien. Niets nieuws op de huid; wordt het snel erger, bel 112.",
		soon: "Laat dit binnenkort door een arts zien; daarvoor noem ik geen product.",
	},
	Polish: {
		crisis: `Dobrze, \u017ce to piszesz; nie jeste\u015b z tym sam ani sama. W niebezpiecze\u0144stwie zadzwo\u0144 teraz pod 112 albo porozmawiaj z kim\u015b blisko. Ca\u0142\u0105 dob\u0119: ${inTheirs("crisis", ["pl"])}.`,
		violence: `Nikomu nie wolno ci\u0119 krzywdzi\u0107 i to nie twoja wina. W niebezpiecze\u0144stwie zadzwo\u0144 teraz pod 112. Pomoc ca\u0142\u0105 dob\u0119: ${inTheirs("violence", ["pl"])}. Lekarz mo\u017ce obejrze\u0107 obra\u017cenia; je\u015bli kto\u015b czyta twoje wiadomo\u015bci, usu\u0144 t\u0119.`,
		bystander: `Nie zostawiaj tej osoby samej: zadzwo\u0144 albo id\u017a do niej z kim\u015b; w niebezpiecze\u0144stwie dzwo\u0144 teraz pod 112. Co powiedzie\u0107, ca\u0142\u0105 dob\u0119: ${inTheirs("crisis", ["pl"])}.`,
		emergency: `To nag\u0142y przypadek: zadzwo\u0144 teraz pod 112. Nie nak\u0142adaj \u017cadnego kremu.`,
		allergy: `To mo\u017ce by\u0107 ci\u0119\u017cka alergia: zadzwo\u0144 teraz pod 112. Je\u015bli masz wstrzykiwacz z adrenalin\u0105, u\u017cyj go od razu; usi\u0105d\u017a, sp\u0142ucz produkt i nie zostawaj sam.`,
		burn: `Ch\u0142od\u017a oparzenie teraz 20 minut pod ch\u0142odn\u0105 bie\u017c\u0105c\u0105 wod\u0105 i zadzwo\u0144 pod 112. Bez lodu, pasty do z\u0119b\u00f3w i kremu.`,
		poison: `P\u0142ucz teraz 20 minut du\u017c\u0105 ilo\u015bci\u0105 letniej wody, oczy te\u017c; po po\u0142kni\u0119ciu nie wywo\u0142uj wymiot\u00f3w. Zadzwo\u0144 pod 112.`,
		today: `To powinien dzi\u015b obejrze\u0107 lekarz. Nic nowego na sk\u00f3r\u0119; je\u015bli szybko si\u0119 pogarsza, dzwo\u0144 pod 112.`,
		soon: `To powinien wkr\u00f3tce obejrze\u0107 lekarz lub dermatolog; nie polecam na to produktu.`,
	},
	Turkish: {
		crisis: `Bunu yazman iyi oldu; yaln\u0131z de\u011filsin. Tehlikedeysen \u015fimdi ${inTheirs("crisis", ["tr"])} ara ya da yak\u0131n\u0131ndaki biriyle konu\u015f.`,
		violence: `Kimsenin sana zarar vermeye hakk\u0131 yok ve su\u00e7 sende de\u011fil. Tehlikedeysen \u015fimdi 112'yi ara. G\u00fcn\u00fcn her saati destek: ${inTheirs("violence", ["tr"])}. Yaray\u0131 bir doktor g\u00f6rebilir; mesajlar\u0131n\u0131 ba\u015fkas\u0131 okuyorsa bunu sil.`,
		bystander: `Onu yaln\u0131z b\u0131rakma: ara ya da biriyle yan\u0131na git; tehlike varsa \u015fimdi 112'yi ara.`,
		emergency: `Bu acil bir durum: \u015fimdi 112'yi ara. \u00dczerine krem s\u00fcrme.`,
		allergy: `Bu a\u011f\u0131r bir alerji olabilir: \u015fimdi 112'yi ara. Adrenalin kalemin varsa hemen kullan; dik otur, \u00fcr\u00fcn\u00fc suyla y\u0131ka ve yaln\u0131z kalma.`,
		burn: `Yan\u0131\u011f\u0131 \u015fimdi 20 dakika serin akan suyun alt\u0131nda tut ve 112'yi ara. Buz, di\u015f macunu ya da krem s\u00fcrme.`,
		poison: `\u015eimdi 20 dakika bol \u0131l\u0131k suyla y\u0131ka, g\u00f6zleri de; yutulduysa kusturma. Zehir dan\u0131\u015fma: ${inTheirs("poison", ["tr"])}, ya da 112.`,
		today: `Bunu bug\u00fcn bir doktor g\u00f6rmeli. Deriye yeni bir \u015fey s\u00fcrme; h\u0131zla k\u00f6t\u00fcle\u015firse 112'yi ara.`,
		soon: `Bunu yak\u0131nda bir doktor ya da dermatolog g\u00f6rmeli; bunun i\u00e7in \u00fcr\u00fcn \u00f6nermiyorum.`,
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

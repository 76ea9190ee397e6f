/** What to watch for, said where nothing is sure; names as in `languages.ts`. A guess is no "today". */
export const WATCH_IN_LANGUAGES: Readonly<Record<string, string>> = {
	Spanish:
		"Si una zona est\u00e1 caliente, hinchada, con ampollas o supura, o hay fiebre, que la vea un m\u00e9dico el mismo d\u00eda; si algo crece, cambia, sangra, no se siente al tacto o sigue ah\u00ed tras cuatro semanas, pronto.",
	Portuguese:
		"Se um lugar est\u00e1 quente, inchado, com bolhas ou pus, ou h\u00e1 febre, mostre a um m\u00e9dico no mesmo dia; se algo cresce, muda, sangra, fica dormente ou continua ap\u00f3s quatro semanas, em breve.",
	French:
		"Si un endroit est chaud, gonfl\u00e9, avec des cloques ou du pus, ou s'il y a de la fi\u00e8vre, un m\u00e9decin doit le voir le jour m\u00eame; si quelque chose grandit, change, saigne, devient insensible ou dure plus de quatre semaines, bient\u00f4t.",
	German:
		"Ist eine Stelle hei\u00df, geschwollen, voller Blasen oder n\u00e4sst sie, oder kommt Fieber dazu, soll sie am selben Tag \u00e4rztlich angesehen werden; was w\u00e4chst, sich ver\u00e4ndert, blutet, taub ist oder nach vier Wochen noch da ist, bald.",
	Italian:
		"Se un punto \u00e8 caldo, gonfio, con vesciche o pus, o c'\u00e8 febbre, fallo vedere a un medico lo stesso giorno; se qualcosa cresce, cambia, sanguina, \u00e8 insensibile o resta dopo quattro settimane, presto.",
	Hindi:
		"Agar koi jagah garam, sooji, chhaale wali ya pus wali ho, ya bukhar ho, to usi din doctor ko dikhaiye; jo badhe, badle, khoon de, sunn ho ya chaar hafte baad bhi rahe, use jaldi dikhaiye.",
	Dutch:
		"Is een plek heet, gezwollen, vol blaren of nat, of is er koorts, laat die dan dezelfde dag door een arts zien; wat groeit, verandert, bloedt, gevoelloos is of na vier weken nog blijft, binnenkort.",
	Polish:
		"Je\u015bli miejsce jest gor\u0105ce, spuchni\u0119te, z p\u0119cherzami albo ropieje, lub jest gor\u0105czka, niech lekarz obejrzy je tego samego dnia; co ro\u015bnie, zmienia si\u0119, krwawi, nie ma czucia albo trwa ponad cztery tygodnie, wkr\u00f3tce.",
	Turkish:
		"Bir yer s\u0131cak, \u015fi\u015f, su toplam\u0131\u015f ya da ak\u0131nt\u0131l\u0131ysa veya ate\u015f varsa ayn\u0131 g\u00fcn bir doktor g\u00f6rmeli; b\u00fcy\u00fcyen, de\u011fi\u015fen, kanayan, hissi azalan ya da d\u00f6rt haftadan sonra s\u00fcren bir \u015feyi yak\u0131nda g\u00f6sterin.",
};

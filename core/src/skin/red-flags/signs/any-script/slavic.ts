import type { DangerWords } from "./any-script.ts";

/**
 * Russian, Ukrainian, Polish and Czech. The words for suicide after the list of its names in other languages in
 * Wikidata; Russian and Ukrainian wishes to die also after keyword lists of crisis bots and hellowiki.ru on warning
 * signs (read); the rest: knowledge of phrase books.
 */
export const SLAVIC: readonly DangerWords[] = [
	{
		die: "не хочу жить|не хочу больше жить|не хочется жить|жить не хочу|жить не хочется|жить больше не хочу|хочу умереть|хочу сдохнуть|хочется умереть|хочется сдохнуть|покончить с собой|покончить с жизнью|покончу с собой|убить себя|убью себя|самоубийств*|суицид*|повешусь|хочу повеситься|нет смысла жить|незачем жить|не вижу смысла жить|лучше бы я умер*|лучше бы меня не было|не хочу просыпаться|устал* жить|стою на крыше|стою на мосту|напьюсь таблеток",
		they_die:
			"он/она/подруга/друг/сестра/брат/сын/дочь/мама/муж _ хочет умереть|он/она/подруга/друг/сестра/брат/сын/дочь _ не хочет жить|хочет покончить с собой|хочет убить себя|угрожает покончить _ собой|пытал* покончить с собой|пишет что _ хочет умереть|пишет что не хочет жить",
		cut: "режу себя|режу вены|режу руки|порезал* себя|порезал* себе вен*|порезал* себе рук*|порезал* вены|порезал* руки специально|резал* себя|резать себя|вскрыл* вены|вскрыть вены|селфхарм*|причиняю себе боль",
		overdose:
			"выпил* все таблетки|выпил* _ пачку _ таблеток|выпил* _ упаковку _ таблеток|выпил* _ пачку _ снотворн*|выпил* \\d{2,} таблеток|наглотал* таблеток|передозировк*|съел* _ пачку _ таблеток|принял* \\d{2,} таблеток|принял* все таблетки|выпил* горсть таблеток",
		farewell:
			"прощальн* письм*|прощальн* сообщени*|прощальн* записк*|предсмертн* записк*|попрощал* _ навсегда",
		on_edge:
			"стоит на крыше|на крыше и|сидит на крыше|стоит на мосту|вышел на крышу|вышла на крышу|хочет прыгнуть|на подоконнике",
		someone:
			"подруга|друг|сестра|брат|сын|дочь|дочка|мама|папа|муж|жена|парень|девушка|сосед*|он|она|одноклассни*|знаком*",
		hit: "муж/он/парень/отец/отчим/папа/мать/мама/брат/бывший _ бьет меня|муж/он/парень/отец/отчим/брат/бывший _ меня _ бьет|муж/он/парень/отец/отчим/бывший _ душит|муж/он/парень/отец/отчим/бывший _ душил меня|муж/он/парень/отец/отчим/бывший _ меня душил|муж/он/парень/отец/отчим/брат/бывший _ избил|муж/он/парень/отец/отчим/брат/бывший _ избивает|муж/он/парень/отец/отчим/бывший _ ударил меня|меня бьет/бьют муж/отец/отчим/парень/папа/мама/родители|меня изнасилов*",
		breathless:
			"не могу дышать|нечем дышать|трудно дышать|тяжело дышать|задыхаюсь|задыхается|не может дышать|не хватает воздуха|не дышит",
		airway: "губ|губа|губы|губу|язык|языка|горло|горла|гортань|глотк*",
		face: "лицо|лица|веки|щеки|шея",
		swells: "опух*|отек*|распух*|раздул*|вздул*|набух*",
		drank: "выпил*|проглотил*|хлебнул*|глотнул*|наглотал*",
		caustic:
			"отбеливател*|хлорк*|белизн*|кислота|кислоту|кислотой|кислоты на|щелоч*|растворител*|ацетон*|доместос*|средство для труб|чистящ* средств*|уксусн* эссенци*|суперклей",
		eye: "в глаз|в глаза|глаза попал*|глаз попал*|глаз попала",
		skin: "попал* на кожу|на лицо попал*|на руку попал*|попал* на лицо|попал* на руку|пролил* на|облил*|плеснул*|жжет",
		collapse: "без сознания|потерял* сознание|не приходит в себя|судорог*|припадок|не реагирует",
		allergy: "анафила*",
		small_swelling: "по утрам|утром|после сна|прыщ*|герпес*|слезы|плакала|филлер*",
		not: "не|нет",
		idiom: "умереть со смеху|умереть от смеха|от смеха|отряд самоубийц",
	},
	{
		die: "не хочу жити|не хочу більше жити|не хочеться жити|жити не хочу|хочу померти|хочу здохнути|хочеться померти|покінчити з собою|покінчити з життям|вбити себе|вб'ю себе|самогубств*|суїцид*|повішуся|немає сенсу жити|нема сенсу жити|не бачу сенсу жити|краще б я помер*|краще б мене не було|не хочу прокидатися|втомил* жити|стою на даху",
		they_die:
			"він/вона/подруга/друг/сестра/брат/син/донька/мама _ хоче померти|він/вона/подруга/друг/сестра/брат/син/донька _ не хоче жити|хоче покінчити з собою|хоче вбити себе",
		cut: "ріжу себе|ріжу вени|ріжу руки|порізал* себе|порізав себе|порізал* вени|порізал* собі *|різал* себе|різати себе",
		overdose:
			"випив/випила всі таблетки|випив/випила _ пачку _ таблеток|випив/випила _ упаковку _ таблеток|випив/випила \\d{2,} таблеток|наковтал* таблеток|передозуванн*|наковталася таблеток",
		farewell: "прощальн* лист*|прощальн* повідомленн*|прощальн* записк*|передсмертн* записк*",
		on_edge: "стоїть на даху|сидить на даху|на даху і|стоїть на мосту|хоче стрибнути",
		someone:
			"подруга|друг|сестра|брат|син|донька|дочка|мама|тато|чоловік|дружина|хлопець|дівчина|сусід*|він|вона|однокласни*",
		hit: "чоловік/він/хлопець/батько/вітчим/тато _ б'є мене|чоловік/він/хлопець/батько/вітчим _ мене _ б'є|чоловік/він/хлопець/батько/вітчим _ душить|чоловік/він/хлопець/батько/вітчим _ душив мене|чоловік/він/хлопець/батько/вітчим _ побив|чоловік/він/хлопець/батько/вітчим _ вдарив мене|мене б'є чоловік/батько/вітчим/хлопець/тато|мене зґвалт*",
		breathless:
			"не можу дихати|важко дихати|нічим дихати|задихаюся|задихається|не може дихати|не вистачає повітря|не дихає",
		airway: "губа|губи|язик|горло|горла",
		face: "обличчя|повіки|щоки|шия",
		swells: "опух*|набряк*|розпух*|роздул*|напух*",
		drank: "випив|випила|випило|проковтнул*|проковтнув|ковтнув|хлебнул*",
		caustic:
			"відбілювач*|хлорк*|білизн*|кислота|кислоту|кислотою|луг|розчинник*|ацетон*|доместос*|миючий засіб|засіб для чищення",
		eye: "в око|у око|в очі|у очі|ока потрапил*",
		skin: "потрапи* на шкіру|потрапи* на обличчя|на обличчя потрапи*|на руку потрапи*|пролив*|облив*|хлюпну*|пече",
		collapse:
			"непритомн*|знепритомні*|втратил* свідомість|втратив свідомість|без свідомості|судом*|не реагує",
		allergy: "анафіла*",
		small_swelling: "вранці|зранку|прищ*|герпес*|плакала|філер*",
		not: "не|немає|нема",
		idiom: "від сміху|зі сміху",
	},
	{
		die: "nie chcę żyć|nie chcę już żyć|nie chce mi się żyć|nie chce mi się już żyć|chcę umrzeć|chcę się zabić|chciałabym umrzeć|chciałbym umrzeć|zabić się|zabiję się|samobójstw*|samobójcz*|myśli samobójcze|skończyć ze sobą|odebrać sobie życie|targnąć się na życie|powieszę się|nie widzę sensu życia|nie ma sensu żyć|lepiej żebym nie żył*|stoję na dachu",
		they_die:
			"chce się zabić|chce popełnić samobójstwo|ona/on/koleżanka/kolega/siostra/brat/syn/córka/przyjaciółka/przyjaciel _ chce umrzeć|ona/on/koleżanka/kolega/siostra/brat/syn/córka/przyjaciółka/przyjaciel _ nie chce _ żyć|grozi że się zabije",
		cut: "tnę się|pocięłam się|pociąłem się|ciąłem się|cięłam się|tnę sobie|pocięłam sobie|samookalecz*|podcięł* sobie żyły|podciąć sobie żyły",
		overdose:
			"wziął/wzięła/wziąłem/wzięłam/połknął/połknęła/połknęłam/połknąłem/zjadła/zjadłam/łyknęłam _ wszystkie tabletki|wziął/wzięła/wziąłem/wzięłam/połknął/połknęła/połknęłam/połknąłem/łyknęłam _ całe opakowanie|wziął/wzięła/wziąłem/wzięłam/połknął/połknęła/połknęłam/połknąłem/łyknęłam _ \\d{2,} tabletek|nałykał* się tabletek|przedawkow*|nałykała się tabletek",
		farewell:
			"list pożegnaln*|pożegnaln* list|pożegnaln* wiadomość|wiadomość pożegnaln*|pożegnał* się ze wszystkimi|pożegnała się na zawsze",
		on_edge: "stoi na dachu|siedzi na dachu|jest na dachu|stoi na moście|chce skoczyć",
		someone:
			"koleżanka|kolega|siostra|brat|syn|córka|mama|tata|mąż|żona|chłopak|dziewczyna|przyjaciółka|przyjaciel|sąsiad*|ona|on|znajom*",
		hit: "mąż/on/chłopak/ojciec/ojczym/tata/partner/mnie _ bije mnie|mąż/on/chłopak/ojciec/ojczym/tata/partner _ mnie _ bije|mąż/on/chłopak/ojciec/ojczym/partner _ dusi mnie|mąż/on/chłopak/ojciec/ojczym/partner _ mnie dusi*|mąż/on/chłopak/ojciec/ojczym/partner _ pobił mnie|mąż/on/chłopak/ojciec/ojczym/partner _ mnie _ pobił|mąż/on/chłopak/ojciec/ojczym/partner _ uderzył mnie|mąż/on/chłopak/ojciec/partner _ mnie _ uderzył|zgwałcił*",
		breathless:
			"nie mogę oddychać|ciężko mi oddychać|trudno mi oddychać|nie mogę złapać oddechu|duszę się|dusi się|brakuje mi powietrza|nie oddycha|nie może oddychać|trudności z oddychaniem",
		airway: "warga|wargi|wargę|usta|język|języka|gardło|gardła",
		face: "twarz|powieki|policzki|szyja",
		swells: "spuch*|opuch*|puchn*|napuch*|obrzęk*",
		drank: "wypił*|połkn*|napił*|łykn*",
		caustic:
			"wybielacz*|kwas siarkowy|kwas solny|kwas z akumulatora|kwas do|kwas mi|kwas w oku|kwas prysn*|kwasem|kwasu do|domestos*|chlor|chlorem|żrąc*|kret|kreta|rozpuszczalnik*|aceton*|wybielacza|klej do paznokci|super glue|soda kaustyczna",
		eye: "do oka|w oku|oku|oczu|w oczy|w oczach|oko",
		skin: "na skórę|na twarz|na rękę|na ręce|na nogę|oblał*|poparzył*|pali mnie|piecze",
		collapse: "nieprzytomn*|stracił* przytomność|zemdlał*|drgawk*|atak padaczki|nie reaguje",
		allergy: "wstrząs anafilakt*|anafila*",
		small_swelling: "rano|rana|pryszcz*|opryszczk*|płakał*|wypełniacz*",
		not: "nie|bez",
		idiom: "ze śmiechu|legion samobójców",
	},
	{
		die: "nechci žít|nechci už žít|už nechci žít|nechce se mi žít|chci umřít|chci zemřít|chci chcípnout|zabít se|zabiju se|sebevražd*|vzít si život|skoncovat se životem|oběsím se|nemá cenu žít|nevidím smysl života|přál* bych si umřít|samovražd*|nechcem žiť|chcem zomrieť|chcem umrieť",
		they_die:
			"se chce zabít|chce se zabít|chce spáchat sebevraždu|ona/on/kamarádka/kamarád/sestra/bratr/syn/dcera _ chce umřít|ona/on/kamarádka/kamarád/sestra/bratr/syn/dcera _ nechce _ žít",
		cut: "řežu se|pořezal* jsem se schválně|řezal* jsem se|sebepoškoz*|podřezat si žíly|podřezal* si žíly|řežu si ruce",
		overdose:
			"spolykal* _ prášky|spolykal* _ krabičku|snědl* _ všechny prášky|vzal* _ všechny prášky|vzal* _ \\d{2,} prášků|předávkov*|spolykal* _ tablet*",
		farewell: "dopis na rozloučenou|zpráv* na rozloučenou|rozloučil* se navždy|rozloučil* se se všemi",
		on_edge: "stojí na střeše|sedí na střeše|je na střeše|stojí na mostě|chce skočit",
		someone:
			"kamarádka|kamarád|sestra|bratr|brácha|syn|dcera|máma|maminka|táta|manžel|manželka|přítel|přítelkyně|soused*|ona|on|spolužák|spolužačka",
		hit: "manžel/on/přítel/otec/otčím/táta _ mě _ bije|manžel/on/přítel/otec/otčím/táta _ mě _ mlátí|manžel/on/přítel/otec/otčím/táta _ mě _ škrtí|manžel/on/přítel/otec/otčím/táta _ mě _ škrtil|manžel/on/přítel/otec/otčím/táta _ mě _ zbil|manžel/on/přítel/otec/otčím/táta _ mě _ uhodil|bije mě|mlátí mě|znásilnil*",
		breathless:
			"nemůžu dýchat|nemohu dýchat|nemůžu se nadechnout|špatně se mi dýchá|těžko se mi dýchá|dusím se|dusí se|nedýchá|nemůže dýchat",
		airway: "rty|ret|jazyk|krk|hrdlo",
		face: "obličej|víčka|tváře|tvář",
		swells: "otek*|otéka*|natek*|natéka*|opuch*|nateč*|oteč*",
		drank: "vypil*|napil*|spolkl*|polkl*",
		caustic:
			"bělidlo|savo|savem|kyselinou|kyselina sírová|kyselina solná|kyselinu solnou|kyselina do|kyselina mi|kyselinu do|louh*|ředidl*|aceton*|čistič*|vteřinové lepidlo",
		eye: "do oka|v oku|do očí|v očích|oka",
		skin: "na kůži|na obličej|na ruku|na ruce|polil*|vylil*|pálí",
		collapse:
			"v bezvědomí|bezvědom*|omdlel*|ztratil* vědomí|křeč v celém těle|epileptický záchvat|nereaguje|křeče",
		allergy: "anafyla*",
		small_swelling: "ráno|rána|pupín*|opar*|plakal*",
		not: "ne|bez",
		idiom: "smíchy|smichy|sebevražedný oddíl",
	},
];

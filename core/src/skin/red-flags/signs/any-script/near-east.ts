import type { DangerWords } from "./any-script.ts";

/**
 * Turkish, Arabic (its letters and Latin ones), Farsi and Hebrew. The words for suicide after the list of its names in
 * other languages in Wikidata and an Omani list of crisis phrases (read); the rest: knowledge of phrase books.
 */
export const NEAR_EAST: readonly DangerWords[] = [
	{
		die: "intihar*|ölmek istiyorum|ölmek istiyom|yaşamak istemiyorum|yaşamak istemiyom|artık yaşamak istemiyorum|kendimi öldür*|canıma kıy*|hayatıma son*|keşke ölsem|ölsem de kurtulsam|yaşamanın anlamı yok|kendimi asacağım|kendimi as*|uyanmak istemiyorum|çatıdayım",
		they_die:
			"kendini öldür*|canına kıy*|hayatına son*|arkadaşım/kardeşim/ablam/abim/oğlum/kızım/annem/babam/eşim/sevgilim/kuzenim _ intihar*|ölmek istiyor|ölmek istediğini|yaşamak istemiyor|yaşamak istemediğini",
		cut: "kendimi kes*|kollarımı kes*|kolumu jilet*|kolumu kes*|bileklerimi kes*|bileğimi kes*|kendime zarar*|koluma/bileğime/bacağıma _ jilet*|jiletle _ kes*|jilet attım|jilet atıyorum|kendimi jilet*",
		overdose:
			"bütün/tüm hapları/ilaçları _ içtim|bütün/tüm hapları/ilaçları _ yuttum|bütün/tüm hapları/ilaçları _ aldım|bütün/tüm hapları/ilaçları _ içti|bütün/tüm hapları/ilaçları _ yuttu|bir kutu hap/ilaç _ içti*|bir kutu hap/ilaç _ yuttu*|\\d{2,} tane hap _ içti*|\\d{2,} hap _ içti*|\\d{2,} hap _ yuttu*|aşırı doz*|haplarımın hepsini*",
		farewell: "veda mesaj*|veda mektub*|veda not*|elveda",
		on_edge: "çatıda|çatıya çıktı|köprüde|köprünün üstünde|atlayacak|pencerenin kenarında",
		someone:
			"arkadaşım|kardeşim|ablam|abim|oğlum|kızım|annem|babam|eşim|kocam|karım|sevgilim|kuzenim|komşum|o",
		hit: "kocam/eşim/sevgilim/babam/annem/abim/üvey _ beni _ döv*|kocam/eşim/sevgilim/babam/abim/üvey _ bana _ vur*|kocam/eşim/sevgilim/babam/abim _ beni _ boğ*|beni dövüyor|beni boğuyor|boğazımı sık*|beni dövdü|bana tecavüz*",
		breathless:
			"nefes alam*|nefesim kes*|nefes almakta*|nefes darlığı|boğuluyorum|nefesim daral*|nefes almıyor",
		airway: "dudağım|dudaklarım|dudağı|dudakları|dilim|dili|boğazım|boğazı",
		face: "yüzüm|yüzü|gözkapağım|suratım|göz kapaklarım|yanaklarım",
		swells: "şişti|şişiyor|şişmiş|şişmeye|şişt*|şişiy*|şiş|kapanıyor|daralıyor",
		drank: "içti|içtim|içmiş|yuttu|yuttum|yutmuş",
		caustic:
			"çamaşır suyu|çamaşır suyum|asit sıçr*|asit döküld*|asit kaç*|kezzap|tuz ruhu|çamaşır suyunu|lavabo açıcı|porçöz|tiner|aseton|japon yapıştırıcı*|çamaşır ağartıcı*|ağartıcı sıçra*|ağartıcı dök*|ağartıcı kaç*|ağartıcı iç*|ağartıcı yut*",
		eye: "gözüme|gözümde|gözüne|gözlerime|gözlerine|gözüm|gözünde|gözümün",
		skin: "cildime|elime|yüzüme|koluma|bacağıma|eline|yüzüne|döküldü|sıçradı|yanıyor",
		collapse:
			"bayıldı|bayıldım|bilinci kapalı|bilincini kaybet*|kendinden geçti|nöbet geçir*|havale geçir*|tepki vermiyor|baygın",
		allergy: "anafila*",
		small_swelling: "sabah*|sivilce*|uçuk|ağladı*|dolgu",
		idiom: "gülmekten",
	},
	{
		die: "انتحر|انتحار|الانتحار|أنتحر|سأنتحر|بنتحر|اريد ان اموت|أريد أن أموت|اريد الموت|عايز اموت|عايزة اموت|عاوز اموت|عاوزة اموت|بدي موت|بدي اموت|ابي اموت|ابغى اموت|نفسي اموت|اتمنى الموت|أتمنى أن أموت|ياريتني اموت|لا اريد ان اعيش|لا أريد العيش|مش عايز اعيش|مش عايزة اعيش|ما بدي عيش|ما ابي اعيش|ما ابغى اعيش|اقتل نفسي|سأقتل نفسي|اموت نفسي|انهي حياتي|أنهى حياتي|اكره حياتي واريد ان اموت|لا فائدة من الحياة|ما اشوف فايدة من الحياة|ارمي نفسي|اشنق نفسي|ودي اختفي",
		they_die:
			"يريد/تريد أن ينتحر/تنتحر|يريد/تريد الانتحار|عايز/عايزة ينتحر/تنتحر|بده/بدها ينتحر/تنتحر|يقتل نفسه|تقتل نفسها|ينتحر|تنتحر|صديقي/صديقتي/اخي/اختي/ابني/ابنتي/امي/ابي/زوجي/صاحبي/صاحبتي _ يريد/تريد أن يموت/تموت|تريد أن تموت|يريد أن يموت|عايزة تموت|عايز يموت|بدها تموت|بده يموت",
		cut: "اجرح نفسي|بجرح نفسي|جرحت نفسي عمدا|اقطع نفسي|قطعت يدي|اقطع وريدي|قطعت وريدي|اقطع شراييني|قطعت شراييني|أؤذي نفسي|اذيت نفسي|بأذي نفسي|اذى نفسي|اشرط نفسي|بشرط ايدي|شطبت ايدي",
		overdose:
			"ابتلعت/بلعت/اخذت/أخذت/تناولت/شربت/خدت/اخد/أخذ/ابتلع _ كل/جميع الحبوب/الاقراص/حبوبي/أدويتي/الدواء/البرشام|ابتلعت/بلعت/اخذت/تناولت/شربت/خدت/أخذ _ علبة _ حبوب|ابتلعت/بلعت/اخذت/تناولت/شربت/خدت _ علبة _ كاملة|ابتلعت/بلعت/اخذت/تناولت/خدت \\d{2,} حبة|ابتلعت/بلعت/اخذت/تناولت/خدت شريط _ كامل|جرعة زائدة|جرعه زياده|اوفردوز",
		farewell: "رسالة وداع|رسالة الوداع|رساله وداع*|ودعتني|ودعني الى الابد|ودعنا الى الابد|وداعا للجميع",
		on_edge: "على السطح|فوق السطح|سطح المبنى|سطح العمارة|على الجسر|حافة الجسر|ستقفز|سيقفز|عايزة تنط|عايز ينط",
		someone:
			"صديقي|صديقتي|أخي|أختي|اخويا|ابني|ابنتي|بنتي|أمي|زوجي|زوجتي|صاحبي|صاحبتي|جارتي|جاري|هو|هي|خطيبي|والدي|والدتي|زميلتي|زميلي",
		hit: "زوجي/ابي/أبي/والدي/اخي/اخويا/جوزي/خطيبي/ابويا/امي/حماتي _ يضربني|زوجي/ابي/والدي/اخي/جوزي/خطيبي/ابويا _ بيضربني|يضربني|بيضربني|ضربني|يخنقني|خنقني|بيخنقني|اغتصبني|اغتصبوني|يعتدي علي",
		breathless:
			"لا استطيع التنفس|لا أستطيع أن أتنفس|لا اقدر اتنفس|مش قادر اتنفس|مش قادرة اتنفس|مش عارف اتنفس|مش عارفة اتنفس|ما اقدر اتنفس|ما عم اقدر اتنفس|ضيق تنفس|ضيق في التنفس|ضيق نفس|صعوبة في التنفس|اختنق|بختنق|لا يتنفس|لا تتنفس",
		airway: "شفتي|شفاهي|شفايفي|شفتاي|شفته|شفتها|لساني|لسانه|لسانها|حلقي|حلقه|حلقها|حنجرتي|زوري",
		face: "وجهي|وشي|وجهه|وجهها|عيوني|جفوني",
		swells: "تورم*|متورم*|ورم*|وارم*|انتفخ*|منتفخ*|تنتفخ|ينتفخ|منفوخ*|يتورم|تتورم|انتفاخ",
		drank: "شرب*|ابتلع*|بلع*",
		caustic:
			"كلور|الكلور|كلوركس|مبيض الغسيل|مبيض الملابس|مبيض ملابس|مبيض غسيل|حمض كبريتيك|حمض الكبريتيك|حمض البطارية|حمض حارق|انسكب _ حمض|انسكب الحمض|دخل _ حمض|دخل الحمض|أسيد|اسيد|ماء نار|ماية نار|مية نار|صودا كاوية|فلاش|اسيتون|الاسيتون|مزيل الطلاء|مادة كيميائية|مواد كيميائية|تنر|سوبر جلو",
		eye: "عيني|عينه|عينها|العين|عيوني|عينيه|عيون",
		skin: "جلدي|بشرتي|وجهي|يدي|ايدي|رجلي|وشي|انسكب|يحرق|حرقني",
		collapse:
			"فاقد الوعي|فاقدة الوعي|فقد الوعي|فقدت الوعي|مغمى عليه|مغمى عليها|اغمى علي*|أغمي عليه|أغمي عليها|اغمي علي|تشنج*|نوبة صرع|لا يستجيب|لا تستجيب|بيتشنج",
		allergy: "صدمة تحسسية|صدمة حساسية|حساسية مفرطة|الحساسية المفرطة",
		not: "لا|لم|مش|ليس|بدون|غير",
		small_swelling: "الصباح|حبه|بثره|فيلر|البكاء|الصبح",
		idiom: "من الضحك",
		prefix: "[\u0648\u0641\u0628\u0644\u0643]?(?:\u0627\u0644)?",
	},
	{
		die: "3ayez amoot|3ayza amoot|3ayez amout|3ayza amout|ayez amoot|ayza amoot|3awez amoot|3awza amoot|3ayz amoot|3ayz amot|3ayza amot|bede moot|bdi mout|badde mout|bade moot|bedi amout|abi amoot|abgha amoot|nefsi amoot|mesh 3ayez a3eesh|mesh 3ayza a3eesh|mish 3ayza a3ish|mish 3ayez a3ish|mesh 3ayza a3ish|mesh 3ayez a3ish|ma badde 3ish|ma bde 3ish|ma abi a3eesh|anta7er|anta7ir|banta7er|anti7ar|inti7ar|el enti7ar|enti7ar|intihaar|amawet nafsi|amawit nafsi|a2tel nafsi|aqtol nafsi|ha2tel nafsi|bghit nmout|bghit nmut|bghit nmot|ma bghitch n3ich|nqtel rasi",
		they_die:
			"3ayza tmoot|3ayez ymoot|3ayza temoot|bdha tmout|badda tmout|baddo ymout|te2tel nafsaha|ye2tel nafso|tenta7er|yenta7er|tinta7er|yinta7er",
		cut: "ba2ata3 nafsi|bagra7 nafsi|agra7 nafsi|2ata3t nafsi|2ata3t edi|sharatt edi|bashrat edi|bjra7 7ali|jara7et 7ali|ba2zi nafsi",
		overdose:
			"khadt kol el 7oboob|khadt kol el 7obob|akhadt kol el 7oboob|akhadet kil el 7boub|khadet 3elbet 7oboob|bala3t kol el 7oboob|khadt \\d{2,} 7abaya|khadt \\d{2,} 7abbeya|akhadt \\d{2,} 7abe|khadt shreet",
		hit: "gozi byedrabni|joze byedrobni|zawji yadribni|zawji yadrebni|baba byedrabni|byedrabni|bydrabni|byidrabni|byodrobni|bydrobni|yidrabni|byekhno2ni|khana2ni|darabni|kaydrbni|drabni",
		breathless:
			"mesh 2ader atnafes|mesh 2adra atnafes|mish 2ader atnaffas|mish 2adra atnaffas|mesh 3aref atnafes|mesh 3arfa atnafes|ma 3am be2der etnaffas|mo 2ader atnafas|ma agdar atnafas|ma aqdar atnafas|bakhtene2|3am bekhtene2",
		airway: "shafayfi|shafayef|shefefi|lsani|lesani|zori|7al2i|7ale2|shfefi",
		face: "weshi|wishi|weji|wejje|wajhi",
		swells:
			"werem|wirim|warmet|wermet|wirmit|warem|warma|metwarem|mitwarrim|intafa5*|manfookh*|nafkhet|nafa5et|warmin",
		drank: "shereb|sherbet|shirib|shirbet|bala3|bala3et",
		caustic: "clorox|kloroks|chlore|klor|kolor|mayet nar|asid|moyet nar",
		eye: "3eni|3eini|3aini|3enaya|3yuni|3eno|3enha|3yooni",
		skin: "weshi|edi|wajhi|gildi|jildi|ijri",
		collapse:
			"oghma 3aleh|oghma 3aleha|ughma 3alayh|oghmi 3aleyh|mughma 3aleh|faqed el wa3i|fa2ed el wa3y|byetshannej|betshannej|byetshaneg",
		someone:
			"sa7bi|sa7bty|sa7bti|sa7ebti|okhti|akhoya|ebni|benti|omi|ommi|gozi|zawji|rfi2i|rfi2ti|re2ti|5ti|oukhti",
		farewell: "resalet wada3|risalet wada3|wadda3etni|wada3etni|wada3tni",
		on_edge: "3al sate7|3ala el sat7|fo2 el sat7|3al sat7|fo2 el kobri|3al jiser",
		idiom: "men el de7k|mn el do7k|mn el de7k",
	},
	{
		die: "خودکشی*|میخوام بمیرم|می خوام بمیرم|می‌خواهم بمیرم|میخواهم بمیرم|می خواهم بمیرم|دلم میخواد بمیرم|کاش بمیرم|کاش میمردم|نمیخوام زندگی کنم|نمی خوام زندگی کنم|نمی‌خواهم زندگی کنم|نمیخوام زنده باشم|نمی خوام زنده باشم|نمیخوام زنده بمونم|خودمو بکشم|خودم را بکشم|خودم رو بکشم|خودمو میکشم|به زندگیم پایان بدم|به زندگی ام پایان|از زندگی خسته شدم میخوام تموم*|خودمو دار بزنم|mikham bemiram|mikham bmiram|mikhaam bemiram|delam mikhad bemiram|nemikham zende basham|nemikham zendegi konam|nemikham zende bemoonam|khodkoshi|khodamo bekosham|khodamo mikosham|kash bemiram|خود کشی",
		they_die:
			"میخواد خودشو بکشه|می خواد خودشو بکشه|می‌خواهد خودش را بکشد|خودشو بکشه|خودش را بکشد|خودشو میکشه|میخواد بمیره|می خواد بمیره|نمیخواد زنده باشه|mikhad khodesho bekoshe|khodesho bekoshe|mikhad bemire",
		cut: "خودزنی|خودمو میزنم با تیغ|خودم را بریدم|خودمو بریدم|دستمو با تیغ*|دستم را با تیغ*|رگمو زدم|رگم را زدم|رگ دستمو|khodzani|dastamo ba tigh|ragamo zadam",
		overdose:
			"همه قرص*|همه ی قرص*|تمام قرص*|یک بسته قرص خورد*|یه بسته قرص خورد*|کل بسته قرص|\\d{2,} تا قرص خورد*|\\d{2,} قرص خورد*|قرص زیاد خورد*|اوردوز*|hameye ghors*|hame ghors*|ye baste ghors",
		farewell:
			"نامه خداحافظی|پیام خداحافظی|برای همیشه خداحافظی|نامه ی خداحافظی|payame khodahafezi|payam e khodahafezi",
		on_edge:
			"روی پشت بام|روی پشت بوم|رو پشت بوم|لبه پشت بام|بالای پشت بام|روی پل|میخواد بپره|poshte boom|poshtebam",
		someone:
			"دوستم|خواهرم|برادرم|داداشم|پسرم|دخترم|مادرم|مامانم|پدرم|بابام|شوهرم|همسرم|زنم|همکلاسی*|او|اون|doostam|khaharam|baradaram|dadasham|pesaram|dokhtaram|mamanam|babam",
		hit: "شوهرم/بابام/پدرم/برادرم/دوست/نامزدم/همسرم _ منو _ میزنه|شوهرم/بابام/پدرم/برادرم/نامزدم/همسرم _ مرا _ میزند|شوهرم/بابام/پدرم/برادرم/نامزدم/همسرم _ کتکم*|کتکم میزنه|کتکم زد|منو کتک*|مرا کتک*|گلومو فشار*|گلویم را فشار*|خفه ام میکند|منو خفه میکنه|تجاوز کرد|kotakam mizane|mano mizane|mano kotak*|galoomo feshar*",
		breathless:
			"نمیتونم نفس بکشم|نمی تونم نفس بکشم|نمی‌توانم نفس بکشم|نمیتوانم نفس بکشم|نفسم بالا نمیاد|نفسم بند*|تنگی نفس|دارم خفه میشم|خفه میشم|نفس نمیکشه|nemitoonam nafas bekesham|nafasam bala nemiad|tangi nafas|daram khafe misham",
		airway:
			"لبم|لبام|لب هایم|لبهایم|لبهام|زبانم|زبونم|گلوم|گلویم|lebam|labam|labham|zaboonam|galoom|لبش|زبونش|گلوش",
		face: "صورتم|صورتش|پلکم|soratam|sooratam",
		swells: "ورم*|متورم|باد کرد*|پف کرد*|باد میکن*|baad karde|bad karde|varam*|pof karde",
		drank: "خورد|خورده|خوردم|سر کشید*|قورت داد*|بلعید*|khord|khorde",
		caustic:
			"وایتکس|سفید کننده لباس|مایع سفید کننده|سفیدکننده لباس|سفید کننده خورد*|سفید کننده ریخت*|سفید کننده رفت|اسید پاش*|اسید ریخت*|اسید رفت*|جوهر نمک|لوله باز کن|استون|تینر|چسب قطره ای|vaytex|vitex|johar namak",
		eye: "چشمم|چشمام|چشم هایم|چشمش|چشم|cheshmam|cheshmash|توی چشم*",
		skin: "پوستم|دستم|صورتم|پام|ریخت|میسوزه|میسوزد|rikht",
		collapse: "بیهوش*|بی هوش|غش کرد*|تشنج*|از هوش رفت*|bihoosh|tashannoj|ghash kard*",
		allergy: "آنافیلا*|شوک آلرژی*",
		small_swelling: "صبح*|جوش|تبخال|فیلر|گریه*",
		idiom: "از خنده|az khande",
	},
	{
		die: "להתאבד|אתאבד|התאבדות|אני רוצה למות|רוצה למות|בא לי למות|לא רוצה לחיות|לא רוצה יותר לחיות|לא רוצה להיות בחיים|להרוג את עצמי|אהרוג את עצמי|לשים קץ לחיי|לסיים את החיים|אין טעם לחיות|נמאס לי לחיות|הלוואי שאמות|מחשבות אובדניות|אובדני*|לתלות את עצמי",
		they_die:
			"רוצה להתאבד|להרוג את עצמה|להרוג את עצמו|היא/הוא/חברה/חבר/אחותי/אחי/הבת/הבן _ רוצה למות|מאיימת להתאבד|מאיים להתאבד",
		cut: "חותכת את עצמי|חותך את עצמי|חתכתי את עצמי|לחתוך את עצמי|חתכתי ורידים|חותכת את הידיים|פוגעת בעצמי|פגיעה עצמית",
		overdose:
			"בלעתי/לקחתי/בלע/בלעה/לקח/לקחה _ כל הכדורים|בלעתי/לקחתי/בלע/בלעה/לקח/לקחה _ חפיסה|בלעתי/לקחתי/בלע/בלעה/לקח/לקחה \\d{2,} כדורים|מנת יתר|כל הכדורים שלי",
		farewell: "מכתב פרידה|הודעת פרידה|מכתב התאבדות|נפרדה מכולם|נפרד מכולם",
		on_edge: "על הגג|על הגשר|רוצה לקפוץ|עומדת לקפוץ|עומד לקפוץ|על אדן החלון",
		someone: "חברה שלי|חבר שלי|אחותי|אחי|הבת שלי|הבן שלי|אמא שלי|אבא שלי|בעלי|אשתי|שכן|שכנה|הוא|היא|חברה|חבר",
		hit: "בעלי/אבא/הוא/חבר/אבי/אחי/ארוסי _ מרביץ לי|בעלי/אבא/הוא/חבר/אבי/אחי _ מכה אותי|בעלי/אבא/הוא/חבר/אבי/אחי _ חונק אותי|מכה אותי|מרביץ לי|חונק אותי|חנק אותי|הרביץ לי|היכה אותי|אנס אותי",
		breathless:
			"לא יכולה לנשום|לא יכול לנשום|לא מצליחה לנשום|לא מצליח לנשום|קשה לי לנשום|קוצר נשימה|נחנקת|נחנק|לא נושם|לא נושמת",
		airway: "השפתיים|שפתיים|השפה|הלשון|לשון|הגרון|גרון",
		face: "הפנים|פנים|העפעפיים",
		swells: "התנפח*|נפוח*|מתנפח*|נפיחות",
		drank: "שתה|שתתה|שתיתי|בלע|בלעה|בלעתי",
		caustic:
			"אקונומיקה|נשפכה _ חומצה|נכנסה _ חומצה|חומצה נשפכה|חומצה נכנסה|חומצה גופרתית|חומצת מלח|חומצת סוללה|חומצת מצבר|אצטון|מסיר לק|דבק מגע|סודה קאוסטית|פותח סתימות|מלבין כביסה|חומר מלבין|טרפנטין",
		eye: "לעין|בעין|לעיניים|בעיניים|העין",
		skin: "על העור|על הפנים|על היד|על הידיים|נשפך|נשפכה|שורף",
		collapse: "מחוסר הכרה|מחוסרת הכרה|איבד הכרה|איבדה הכרה|התעלף|התעלפה|פרכוס*|התקף אפילפטי|לא מגיב|לא מגיבה",
		allergy: "אנפילק*|הלם אנפילקטי",
		not: "לא|אין|בלי",
		small_swelling: "בבוקר|פצעון|הרפס|בכיתי|מילוי",
		idiom: "מצחוק",
		prefix: "[\u05d5\u05d4\u05d1\u05dc\u05de\u05e9\u05db]{1,2}",
	},
];

/**
 * What to do in an emergency, in languages the guide cannot read or not well: told before anything else, because the
 * message may be one. Told apart by script, and Latin letters by small words. 112 and 911 as in ITU-T E.161.1, which
 * connect from mobile phones of most countries; lines for a crisis by country: findahelpline.com; no vomiting: WHO, guidelines
 * for poison control. Sources in docs/science.md, "Words in other languages".
 */
interface HelpWords {
	name: string;
	/** Letters no other language of this list uses, or small words without accents. */
	reads: RegExp;
	text: string;
}

/** In this order: letters of Urdu, Farsi and Ukrainian decide before those they share with others. */
const BY_SCRIPT: readonly HelpWords[] = [
	{
		name: "Japanese",
		reads: /[\u3040-\u30ff]/,
		text: "緊急のとき（息ができない、舌や顔が腫れる、意識がもうろうとしている、毒物を飲んだ）は、今すぐ救急に電話してください：日本は119、そのほかの国は112または911。死にたい気持ちがあるとき、誰かに傷つけられているときも、一人にならず、すぐに電話してください：0120-279-338（日本、24時間）、ほかの国は findahelpline.com。何かを飲み込んだときは、無理に吐いたり吐かせたりしないでください。",
	},
	{
		name: "Korean",
		reads: /[\uac00-\ud7af\u1100-\u11ff]/,
		text: "위급하면(숨을 못 쉼, 혀나 얼굴이 부음, 의식이 흐림, 독성 물질을 삼킴) 지금 바로 응급전화로 연락하세요: 한국 119, 다른 나라 112 또는 911. 죽고 싶은 마음이 들거나 누군가에게 폭력을 당하고 있으면 혼자 있지 말고 바로 전화하세요: 109(한국, 24시간), 다른 나라는 findahelpline.com. 무언가를 삼켰다면 억지로 토하거나 토하게 하지 마세요.",
	},
	{
		name: "Chinese",
		reads: /[\u4e00-\u9fff]/,
		text: "如果情况紧急（喘不上气、舌头或脸肿、意识不清、误服有毒的东西），请立刻打急救电话：中国大陆 120，香港 999，台湾 119，其他地方 112 或 911。喘不上气时请坐直；如果是严重过敏，有肾上腺素笔请马上用。如果你不想活了，或有人伤害你，也请马上打电话，不要一个人待着：12356（中国大陆心理援助），其他国家见 findahelpline.com。如果吞下了东西，不要催吐。",
	},
	{
		name: "Urdu",
		reads: /[\u0679\u0688\u0691\u06ba\u06d2\u06be]/,
		text: "ایمرجنسی میں (سانس نہ آئے، زبان یا چہرہ سوج جائے، ہوش نہ رہے، کوئی زہریلی چیز نگل لی ہو) ابھی ایمرجنسی نمبر پر کال کریں: پاکستان 1122، بھارت 112، دوسرے ملکوں میں 112 یا 911۔ اگر آپ مرنا چاہتے ہیں یا کوئی آپ کو مارتا ہے تو بھی فوراً کال کریں اور اکیلے نہ رہیں؛ مدد: findahelpline.com۔ کچھ نگل لیا ہو تو الٹی کرنے یا کروانے کی کوشش نہ کریں۔",
	},
	{
		name: "Farsi",
		reads: /[\u067e\u0686\u0698\u06af]|(?:\u06cc.*){2}/,
		text: "اگر وضعیت اورژانسی است (نفس بالا نمی‌آید، زبان یا صورت ورم کرده، هوشیاری کم شده، چیز سمی خورده شده) همین حالا به اورژانس زنگ بزنید: ایران 115، جاهای دیگر 112 یا 911. اگر می‌خواهید بمیرید یا کسی به شما آسیب می‌زند هم فوراً زنگ بزنید و تنها نمانید: 123 (ایران)، کشورهای دیگر findahelpline.com. اگر چیزی خورده شده، سعی نکنید استفراغ کنید و کسی را هم وادار به استفراغ نکنید.",
	},
	{
		name: "Arabic",
		reads: /[\u0600-\u06ff]/,
		text: "في حالة الطوارئ (صعوبة في التنفس، تورم اللسان أو الوجه، فقدان الوعي، ابتلاع مادة سامة) اتصل الآن بالإسعاف: مصر 123، السعودية 997، الإمارات 998، الأردن 911، وفي غيرها رقم الإسعاف في بلدك أو 112 أو 911. إذا كنت تريد أن تموت أو كان أحد يؤذيك فاتصل أيضًا الآن ولا تبقَ وحدك، وأبعد الحبوب عنك وأعطها لشخص تثق به؛ خطوط المساعدة في كل بلد: findahelpline.com. إذا ابتُلع شيء فلا تحاول التقيؤ ولا تجعل أحدًا يتقيأ.",
	},
	{
		name: "Hebrew",
		reads: /[\u0590-\u05ff]/,
		text: 'במקרה חירום (קשה לנשום, הלשון או הפנים נפוחות, הכרה מעורפלת, נבלע חומר רעיל) חייגו עכשיו: ישראל 101, במקומות אחרים 112 או 911. אם אתם רוצים למות או שמישהו פוגע בכם, חייגו גם כן מיד ואל תישארו לבד: 1201 (ער"ן, ישראל, בכל שעה), בארצות אחרות findahelpline.com. אם נבלע משהו, אל תגרמו להקאה.',
	},
	{
		name: "Ukrainian",
		reads: /[\u0456\u0457\u0454\u0491]/i,
		text: "Якщо це невідкладно (важко дихати, набрякли язик чи обличчя, людина млява або непритомна, проковтнула щось отруйне), зараз же дзвоніть 103 або 112. Якщо ви не хочете жити або вас хтось кривдить, теж дзвоніть одразу і не залишайтеся на самоті: 7333 (Україна, цілодобово), інші країни: findahelpline.com. Якщо щось проковтнули, не викликайте блювання.",
	},
	{
		name: "Russian",
		reads: /[\u0400-\u04ff]/,
		text: "Если это неотложно (трудно дышать, опухли язык или лицо, человек вялый или без сознания, проглотил что-то ядовитое), сейчас же звоните 112 или 103. Если вы не хотите жить или вас кто-то бьёт или мучает, тоже звоните сразу и не оставайтесь одни; телефоны доверия по странам: findahelpline.com. Если что-то проглотили, не вызывайте рвоту.",
	},
	{
		name: "Hindi",
		reads: /[\u0900-\u097f]/,
		text: "आपात स्थिति में (साँस न आए, जीभ या चेहरा सूज जाए, बेहोशी हो, कोई ज़हरीली चीज़ निगल ली हो) अभी 112 पर फ़ोन करें। अगर आप जीना नहीं चाहते या कोई आपको चोट पहुँचाता है, तब भी तुरंत फ़ोन करें और अकेले न रहें: 14416 (टेली-मानस, दिन-रात)। कुछ निगल लिया हो तो उल्टी करने या करवाने की कोशिश न करें।",
	},
	{
		name: "Bengali",
		reads: /[\u0980-\u09ff]/,
		text: "জরুরি অবস্থায় (শ্বাস নিতে না পারা, জিভ বা মুখ ফুলে যাওয়া, অচেতন হওয়া, বিষাক্ত কিছু গিলে ফেলা) এখনই ফোন করুন: বাংলাদেশ 999, ভারত 112। বাঁচতে ইচ্ছে না করলে বা কেউ আঘাত করলেও এখনই ফোন করুন, একা থাকবেন না; সাহায্য: findahelpline.com। কিছু গিলে ফেললে বমি করার বা করানোর চেষ্টা করবেন না।",
	},
	{
		name: "Thai",
		reads: /[\u0e00-\u0e7f]/,
		text: "ถ้าฉุกเฉิน (หายใจไม่ออก ลิ้นหรือหน้าบวม ซึมหรือหมดสติ กลืนสารพิษ) โทรตอนนี้: ไทย 1669 ประเทศอื่น 112 หรือ 911 ถ้าไม่อยากมีชีวิตอยู่หรือมีคนทำร้าย ให้โทรทันทีเช่นกันและอย่าอยู่คนเดียว: 1323 (ไทย ตลอด 24 ชั่วโมง) ประเทศอื่น findahelpline.com ถ้ากลืนอะไรเข้าไป อย่าทำให้อาเจียน",
	},
	{
		name: "Greek",
		reads: /[\u0370-\u03ff]/,
		text: "Αν είναι επείγον (δυσκολία στην αναπνοή, πρήξιμο στη γλώσσα ή στο πρόσωπο, υπνηλία ή λιποθυμία, κατάποση δηλητηρίου), καλέστε τώρα το 112 ή το 166. Αν δεν θέλετε να ζήσετε ή κάποιος σας κάνει κακό, καλέστε επίσης αμέσως και μη μένετε μόνοι: 1018 (Ελλάδα, όλο το 24ωρο), αλλού findahelpline.com. Αν κάποιος κατάπιε κάτι, μην προκαλέσετε εμετό.",
	},
];

const words = (list: string): RegExp => new RegExp(`(?<![a-z])(?:${list})(?![a-z])`, "g");

/** So many different small words of one language, and more than of English. */
const LEAST = 3;

/** Languages of Latin letters that have no glossary. */
const BY_WORDS: readonly HelpWords[] = [
	{
		name: "Vietnamese",
		reads: words(
			"toi|minh|khong|bi|cua|kem|duoc|nhung|cho|nay|nao|lam|muon|qua|roi|tho|chet|khi|luoi|sung|uong|thuoc",
		),
		text: "Nếu khẩn cấp (khó thở, sưng lưỡi hoặc mặt, lơ mơ hay bất tỉnh, nuốt chất độc), hãy gọi ngay: Việt Nam 115, nơi khác 112 hoặc 911. Nếu bạn không muốn sống nữa hoặc có người làm hại bạn, cũng hãy gọi ngay và đừng ở một mình: 111 (trẻ em, Việt Nam); đường dây khác theo từng nước: findahelpline.com. Nếu đã nuốt thứ gì, đừng gây nôn.",
	},
	{
		name: "Indonesian",
		reads: words(
			"saya|aku|tidak|nggak|gak|ga|dan|yang|untuk|dengan|ini|itu|wajah|muka|kulit|apa|bagaimana|gimana|bisa|sudah|udah|mau|pakai|pake|karena|tapi|anak|dia|bengkak|napas|mati|hidup",
		),
		text: "Jika darurat (sulit bernapas, lidah atau wajah bengkak, lemas atau pingsan, menelan racun), telepon sekarang: Indonesia 112 atau 119, Malaysia 999, tempat lain 112 atau 911. Jika kamu tidak ingin hidup lagi atau ada yang menyakitimu, segera telepon juga dan jangan sendirian: 119 ext. 8 (Indonesia), negara lain findahelpline.com. Jika sesuatu tertelan, jangan dipaksa muntah.",
	},
	{
		name: "Tagalog",
		reads: words(
			"ako|ang|ng|mga|ko|mo|sa|po|hindi|ba|na|ay|yung|ano|paano|mukha|balat|anak|siya|gusto|kasi|lang|din|naman|huminga|mamatay",
		),
		text: "Kung emergency (hirap huminga, namamaga ang dila o mukha, nanghihina o walang malay, nakalunok ng lason), tumawag na ngayon sa 911 o 112. Kung ayaw mo nang mabuhay o may nananakit sa iyo, tumawag din agad at huwag kang mag-isa: 1553 (NCMH, Pilipinas), sa ibang bansa findahelpline.com. Kung may nalunok, huwag piliting sumuka.",
	},
	{
		name: "Romanian",
		reads: words(
			"eu|nu|si|este|sunt|pe|pentru|cu|ce|cum|pot|am|mai|fata|pielea|crema|vreau|sa|din|care|copilul|respir|mea|meu|imi|dupa|foarte|doare",
		),
		text: "Dacă este o urgență (respirație grea, limba sau fața umflată, cineva fără vlagă sau inconștient, ceva toxic înghițit), sună acum la 112. Dacă nu mai vrei să trăiești sau cineva îți face rău, sună și atunci imediat și stai cu cineva; linii de ajutor: findahelpline.com. Dacă s-a înghițit ceva, nu provoca vărsături.",
	},
	{
		name: "Swedish",
		reads: words(
			"jag|inte|och|det|ar|som|pa|med|har|kan|min|mitt|mina|ansiktet|huden|hur|vad|vill|ska|efter|barn|andas|leva|till|av|nar|mycket",
		),
		text: "Om det är akut (svårt att andas, svullen tunga eller svullet ansikte, någon är slö eller medvetslös eller har svalt något giftigt), ring 112 nu. Om du inte vill leva eller om någon gör dig illa, ring också direkt och stanna inte ensam: 90101 (Mind, Sverige), andra länder findahelpline.com. Om något har svalts, framkalla inte kräkning.",
	},
	{
		name: "Swahili",
		reads: words(
			"mimi|na|ya|wa|kwa|ni|si|sana|uso|ngozi|mtoto|wangu|yangu|nini|vipi|jinsi|kupumua|kufa|kuishi|nataka|sitaki|siwezi|amekunywa|hii|hiyo|tafadhali|habari",
		),
		text: "Ikiwa ni dharura (kupumua kwa shida, ulimi au uso kuvimba, kulegea au kuzimia, kumeza sumu), piga simu sasa: 112, 999 au 911. Ikiwa hutaki kuishi au kuna mtu anakuumiza, piga simu pia mara moja na usikae peke yako; msaada: findahelpline.com. Ikiwa kitu kimemezwa, usilazimishe kutapika.",
	},
];

/** For the languages with a glossary, by their name in `gloss.ts`. */
const BY_NAME: Readonly<Record<string, string>> = {
	Spanish:
		"Si es una urgencia (cuesta respirar, lengua o cara hinchada, alguien sin fuerzas o inconsciente, o tragó algo tóxico), llama ahora al 112 o al 911. Si no quieres vivir o alguien te hace daño, llama también y no te quedes sin compañía: 024 (España), 800 911 2000 (México), 988 (EE. UU.). Si se tragó algo, no provoques el vómito.",
	Portuguese:
		"Se for uma emergência (dificuldade em respirar, língua ou rosto inchado, alguém mole ou inconsciente, ou engoliu algo tóxico), ligue agora: 112 (Portugal) ou 192 (Brasil). Se não quer mais viver ou alguém lhe faz mal, ligue também e não fique só: 188 (Brasil), 1411 (Portugal). Se algo foi engolido, não provoque o vômito.",
	French:
		"Si c'est une urgence (mal à respirer, langue ou visage gonflé, personne toute molle ou inconsciente, produit toxique avalé), appelez maintenant le 15 ou le 112 (911 au Canada). Si vous ne voulez plus vivre ou si quelqu'un vous fait du mal, appelez aussi et restez avec quelqu'un\u00a0: 3114 (France), 988 (Canada). Si quelque chose a été avalé, ne provoquez pas de vomissements.",
	German:
		"Im Notfall (Atemnot, Zunge oder Gesicht geschwollen, jemand schlaff oder bewusstlos, Giftiges geschluckt) ruf jetzt die 112. Wenn du nicht mehr leben willst oder dir jemand etwas antut, ruf auch an und bleib nicht allein: 0800 111 0 111 (Deutschland), 142 (Österreich), 143 (Schweiz). Wurde etwas geschluckt: kein Erbrechen auslösen.",
	Italian:
		"Se è un'emergenza (respiro difficile, lingua o viso gonfio, qualcuno senza forze o svenuto, qualcosa di tossico ingerito), chiama subito il 112. Se non vuoi più vivere o qualcuno ti fa del male, chiama lo stesso e resta con qualcuno: 02 2327 2327 (Telefono Amico). Se è stato ingerito qualcosa, non provocare il vomito.",
	Hindi:
		"Emergency mein (saans na aaye, jeebh ya chehra sooj jaye, behoshi ho, kuch zehreela nigal liya ho) abhi 112 par call karein. Jeena na chahein ya koi aapko maare, tab bhi call karein aur akele mat rahein: 14416 (Tele-MANAS). Kuch nigal liya ho to ulti karne ya karwane ki koshish mat kijiye.",
	Dutch:
		"Bij nood (moeilijk ademen, gezwollen tong of gezicht, iemand slap of bewusteloos, iets giftigs ingeslikt) bel nu 112. Wil je niet meer leven of doet iemand je pijn, bel dan ook en blijf niet alleen: 113 (Nederland), 1813 (België). Is er iets ingeslikt: wek geen braken op.",
	Polish:
		"W nagłym wypadku (trudno oddychać, spuchnięty język lub twarz, ktoś bezwładny lub nieprzytomny, połknięto coś trującego) dzwoń teraz pod 112. Jeśli nie chcesz żyć albo ktoś cię krzywdzi, też dzwoń od razu i niech ktoś będzie przy tobie: 800 70 2222 (Polska). Jeśli coś połknięto, nie wywołuj wymiotów.",
	Turkish:
		"Acil durumda (nefes darlığı, dilde veya yüzde şişme, kendinden geçme ya da bayılma, zehirli bir şey yutma) şimdi 112'yi ara. Yaşamak istemiyorsan ya da biri sana zarar veriyorsa yine hemen 112'yi ara ve yalnız kalma. Bir şey yutulduysa kusmaya zorlama.",
};

const ENGLISH_WORDS = words(
	"the|is|are|my|i|and|what|how|can|do|does|should|with|for|it|this|that|on|in|to|of|you|have|not|skin|face|cream|after|was|me|so|but|when",
);
const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

/** First aid in the language of a message by its letters; null where most of them are Latin. */
export function helpByScript(message: string): string | null {
	const letters = message.match(LETTER)?.length ?? 0;
	const latin = message.match(LATIN)?.length ?? 0;
	if (letters < 2 || latin * 2 >= letters) return null;
	return BY_SCRIPT.find(({ reads }) => reads.test(message))?.text ?? null;
}

/** The same for a language of Latin letters without a glossary, by its small words; null for English and what is too short. */
export function helpByWords(message: string): string | null {
	const plain = message
		.slice(0, 400)
		.toLowerCase()
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/\u0111/g, "d");
	const english = new Set(plain.match(ENGLISH_WORDS)).size;
	const counted = BY_WORDS.map(({ reads, text }) => ({ text, count: new Set(plain.match(reads)).size }));
	const best = counted.reduce((most, one) => (one.count > most.count ? one : most));
	return best.count >= LEAST && best.count > english * 2 ? best.text : null;
}

export function helpByName(name: string): string | null {
	return BY_NAME[name] ?? null;
}

/** Every text, for whoever checks what numbers may be said. */
export const HELP_TEXTS: readonly string[] = [
	...[...BY_SCRIPT, ...BY_WORDS].map(({ text }) => text),
	...Object.values(BY_NAME),
];

/** In English beside it, and alone where nothing tells the language. */
export const HELP_IN_ENGLISH =
	"In an emergency (hard to breathe, swollen tongue or face, somebody limp or unconscious, poison swallowed) call your emergency number now: 112 or 911 from most mobile phones. If you do not want to live, or somebody hurts you, call as well and do not stay alone; a crisis line for every country: findahelpline.com. If something was swallowed: poison control, and no vomiting.";

import type { DangerWords } from "./any-script.ts";

/**
 * Hindi in Devanagari, Hindi, Urdu and Punjabi in Latin letters, Urdu, Bengali and Tamil. The words for suicide after
 * the list of its names in other languages in Wikidata (read); the rest: knowledge of phrase books.
 */
export const SOUTH_ASIA: readonly DangerWords[] = [
	{
		die: "आत्महत्या|खुदकुशी|ख़ुदकुशी|मरना चाहता|मरना चाहती|मरना चाहते|मर जाना चाहता|मर जाना चाहती|मरने का मन|मर जाऊं|मर जाऊँ|जीना नहीं चाहता|जीना नहीं चाहती|जीने का मन नहीं|जीने की इच्छा नहीं|मुझे नहीं जीना|मुझे जीना नहीं|अब नहीं जीना|और नहीं जीना|खुद को मार|खुद को खत्म|अपनी जान ले|अपनी जान दे|जान दे दूं|जान दे दूंगी|जान दे दूंगा|अपने आप को मार*|अपनी जिंदगी खत्म|जिंदगी खत्म करना|फांसी लगा*",
		they_die:
			"वह/वो/दोस्त/सहेली/बहन/भाई/बेटा/बेटी/मां/पति _ मरना चाहता|वह/वो/दोस्त/सहेली/बहन/भाई/बेटा/बेटी/मां/पति _ मरना चाहती|जान देने की धमकी|वह/वो/दोस्त/सहेली/बहन/भाई/बेटा/बेटी _ आत्महत्या*",
		cut: "खुद को काट*|अपना हाथ काट*|अपने हाथ काट*|अपनी कलाई काट*|नस काट*|ब्लेड से हाथ*|कलाई काट*|खुद को चोट पहुं*",
		overdose:
			"सारी गोलियां|सारी गोलियाँ|सारी दवाइयां खा*|सारी दवा खा*|पूरी पत्ती|\\d{2,} गोलियां खा*|\\d{2,} गोली खा*|नींद की _ गोलियां खा*|पूरा पत्ता|बहुत सारी गोलियां|ओवरडोज",
		farewell: "आखिरी मैसेज|आखिरी संदेश|अलविदा|सुसाइड नोट",
		on_edge: "छत पर खड़ा|छत पर खड़ी|छत से कूद*|छत पर है|पुल पर खड़ा|पुल पर खड़ी|कूदने वाला|कूदने वाली",
		someone: "दोस्त|सहेली|बहन|भाई|बेटा|बेटी|मां|माँ|पिता|पति|पत्नी|पड़ोसी|वह|वो",
		hit: "पति/वह/वो/पापा/पिता/भाई/ससुर/सास/बॉयफ्रेंड _ मुझे _ मारता|पति/वह/वो/पापा/पिता/भाई/ससुर/सास _ मुझे _ मारते|पति/वह/वो/सास _ मुझे _ मारती|मुझे पीटता|मुझे पीटते|मुझे मारता है|मुझे मारते हैं|मुझे मारा|मेरा गला दबा*|गला घोंट*|बलात्कार",
		breathless: "सांस नहीं|साँस नहीं|सांस लेने में|साँस लेने में|दम घुट*|सांस फूल*|सांस रुक*",
		airway: "होंठ|होठ|जीभ|गला|गले|ज़ुबान|जुबान",
		face: "चेहरा|चेहरे|मुंह|पलकें|आंखें",
		swells: "सूज*|सूजन|फूल गया|फूल गई|फूल गए",
		drank: "पी लिया|पी ली|पी गया|पी गई|पिया|निगल*",
		caustic:
			"ब्लीच पी*|ब्लीच निगल*|ब्लीच _ चला ग*|ब्लीच _ चली ग*|ब्लीच _ गिर*|ब्लीच _ जल*|ब्लीचिंग पाउडर|तेजाब|तेज़ाब|एसिड फेंक*|एसिड _ गिर*|एसिड डाल दिया|एसिड पी*|एसिड _ चला ग*|एसिड अटैक|बैटरी एसिड|फिनाइल|हार्पिक|टॉयलेट क्लीनर|कास्टिक|चूना|फेविक्विक|थिनर|एसीटोन",
		eye: "आंख में|आँख में|आंखों में|आँखों में|आंख|आँख",
		skin: "हाथ पर|चेहरे पर|त्वचा पर|पैर पर|गिर गया|गिर गई|जल रहा|जल रही|जल गया",
		collapse: "बेहोश*|होश नहीं|दौरा पड़*|मिर्गी*|दौरे पड़*",
		allergy: "एनाफिल*",
		small_swelling: "सुबह*|मुंहासे|फुंसी*|पिंपल*|रोने*",
		idiom: "हंस हंस*|हंसते हंसते|हंसी से",
	},
	{
		die: "marna chahta|marna chahti|marna chahtay|mar jana chahta|mar jana chahti|mar jaon|mar jaun|mar jaoon|mar jaana hai|mujhe marna hai|marne ka dil|marne ka mann|jeena nahi*|jeena nai|jeena nhi*|jena nahi chah*|jeene ka dil nahi|jeene ka mann nahi|jine ka man nahi|jine ka mann nahi|zinda nahi rehna|zinda nai rehna|zinda nhi rehna|ab nahi jeena|nahi jeena ab|mujhe nahi jeena|khudkushi|khud kushi|khudkhushi|aatmahatya|atmahatya|apni jaan le|apni jan le|apni jaan de|jaan de dun*|jan de dun*|khud ko khatam|khud ko maar|khud ko mar dal*|zindagi khatam kar*|zindagi se tang|fansi laga*|marna chaundi|marna chaunda|mar jana chaundi|mar jana chaunda|jeena ni chaundi|jeena ni chaunda|jeona nahi chaund*|main mar jana|mainu nahi jeena|chhat se kood*",
		they_die:
			"woh/wo/dost/saheli/behen/behn/bhai/beta/beti/ammi/abbu _ marna chahta|woh/wo/dost/saheli/behen/behn/bhai/beta/beti/ammi _ marna chahti|apni jaan lena chah*|khudkushi karne wal*|khudkushi karne ja rah*|woh/wo/dost/saheli/behen/behn/bhai _ jeena nahi*|jaan dene ki dhamki",
		cut: "khud ko kaat*|apne aap ko kaat*|haath kaat*|hath kaat*|apni kalai kaat*|nas kaat*|kalai kaat*|kalai kati|blade se haath|blade se hath|blade nal|khud ko cut kar*|khud ko nuksan",
		overdose:
			"saari goliyan|sari goliyan|saari goliyaan|sari goliya|saari dawai kha*|sari dawaiyan kha*|poora patta|pura patta|puri strip|poori strip|\\d{2,} goliyan kha*|\\d{2,} goli kha*|neend ki _ goliyan|saariyan goliyan|sariyan goliyan|overdose kar li*",
		farewell: "alvida|aakhri message|akhri message|aakhri msg|akhri msg|khuda hafiz hamesha|akhri khat",
		on_edge:
			"chhat pe khadi|chhat pe khada|chhat par khadi|chhat par khada|chat pe khadi|chat pe khada|chhat pe charh*|chat pe charh*|chhat se kood*|chhat te khad*|pul pe khada|pul pe khadi|koodne wal*|kudne wal*",
		someone:
			"dost|saheli|behen|behn|bhai|beta|beti|ammi|abbu|mummy|maa|shohar|biwi|pati|patni|padosi|bhabhi|cousin|woh|wo",
		hit: "shohar/pati/husband/abbu/papa/bhai/susar/saas/mangetar/woh/wo/gharwala/bf/boyfriend _ mujhe _ marta|shohar/pati/husband/abbu/papa/bhai/susar/saas/mangetar/woh/wo/bf/boyfriend _ mujhe _ maarta|shohar/pati/abbu/papa/bhai/susar/woh/wo _ mujhe _ marte|shohar/pati/abbu/papa/bhai/susar/woh/wo _ mujhe _ maarte|saas/ammi/mummy _ mujhe _ marti|mujhe marta hai|mujhe maarta hai|mujhe marte hain|mujhe maarte hain|mujhe peet*|mainu marda|mainu maarda|mainu kutda|mainu kut da|mainu kuttda|mera gala daba*|gala ghont*|mera gala ghont*|mera gala dabaya|mera gala ghutt*|mujhe thappad",
		breathless:
			"saans nahi*|saans nai|saans nhi*|sans nahi|sans nai|sans nhi|saans lene mein|saans lene me|sans lene mein|sans lene me|saah nahi|saah ni aa*|dam ghut*|dum ghut*|saans phool*|saans band|saans ruk*",
		airway: "honth|hont|hoth|hoonth|bull|bulh|zubaan|zuban|jeebh|jibh|gala|gale",
		face: "chehra|chehre|munh|moonh|mooh|mukh",
		swells: "sooj*|suj gay*|suj ga*|soojan|soojh*|sujan|phool gay*|phul gay*|suj gya|suj rah*|sujj*",
		drank: "pi liya|pi li|pi gaya|pi gayi|pee liya|pee li|pee gaya|pee gayi|nigal*|pi lita|pi gya",
		caustic:
			"tezab|tezaab|nail polish remover|nail paint remover|bleach|acid|asid|phenyl|harpic|caustic|chuna|elfy|elfi|fevikwik|thinner|toilet cleaner",
		eye: "aankh|aankhon|ankh|ankhon|aankho|ankho|akh vich|akhan|akh ch",
		skin: "haath/hath/chehre/munh/skin pe/par _ gir*|haath/hath/chehre/munh/skin pe/par _ lag ga*|gir gay*|gir ga*|jal rah*|jal gay*|sarr reha|skin pe gir*",
		collapse: "behosh*|be hosh*|hosh nahi|hosh mein nahi|daura pad*|dora par*|daura par*|mirgi*|dore par*",
		small_swelling: "subah*|pimple*|daana|daane|rone|ronay|filler*",
		idiom: "hans hans*|haste haste|hansi se",
	},
	{
		die: "خودکشی|مرنا چاہتا|مرنا چاہتی|مر جانا چاہتا|مر جانا چاہتی|جینا نہیں چاہتا|جینا نہیں چاہتی|مجھے نہیں جینا|مجھے جینا نہیں|جینے کا دل نہیں|اپنی جان لے|اپنی جان دے|خود کو ختم|خود کو مار",
		they_die:
			"دوست/بہن/بھائی/بیٹا/بیٹی/وہ _ مرنا چاہتا|دوست/بہن/بھائی/بیٹا/بیٹی/وہ _ مرنا چاہتی|دوست/بہن/بھائی/بیٹا/بیٹی/وہ _ خودکشی",
		cut: "خود کو کاٹ*|اپنا ہاتھ کاٹ*|کلائی کاٹ*|نس کاٹ*",
		overdose: "ساری گولیاں|\\d{2,} گولیاں کھا*|پورا پتا",
		hit: "شوہر/ابو/بھائی/وہ _ مجھے _ مارتا|شوہر/ابو/بھائی/وہ _ مجھے _ مارتے|مجھے مارتا ہے|گلا دبا*",
		breathless: "سانس نہیں|سانس لینے میں|دم گھٹ*",
		airway: "ہونٹ|زبان|گلا",
		face: "چہرہ|منہ",
		swells: "سوج*",
		drank: "پی لیا|پی لی|پی گیا|پی گئی|نگل*",
		caustic: "تیزاب|بلیچ پی*|بلیچ _ گر*|بلیچ _ چلی گئی|بلیچ _ چلا گیا|بلیچ _ جل*|بلیچ نگل*|فنائل|ہارپک",
		eye: "آنکھ|آنکھوں",
		skin: "ہاتھ پر|چہرے پر|گر گیا|جل رہا",
		collapse: "بے ہوش*|بیہوش*|دورہ پڑ*|مرگی*",
	},
	{
		die: "আত্মহত্যা|মরে যেতে চাই|মরতে চাই|মরে যেতে ইচ্ছে|মরতে ইচ্ছে|বাঁচতে চাই না|আর বাঁচতে চাই না|বাঁচতে ইচ্ছে করে না|বেঁচে থাকতে চাই না|নিজেকে শেষ করে*|নিজেকে মেরে*|গলায় দড়ি|ami morte chai|more jete chai|morte chai|bachte chai na|ar bachte chai na|bache thakte chai na|attohotta|atmohotta|nijeke shesh kor*|morte icche kor*",
		they_die: "মরতে চায়|বাঁচতে চায় না|আত্মহত্যা করতে চায়|নিজেকে শেষ করতে চায়|morte chay|bachte chay na",
		cut: "নিজেকে কাট*|হাত কেটে*|নিজের হাত কাট*|হাতের শিরা কাট*|নিজেকে আঘাত*|nijer hat kat*|hat keteche|hat kete*",
		overdose:
			"সব ওষুধ খেয়ে*|সব ট্যাবলেট খেয়ে*|সব ঘুমের ওষুধ*|\\d{2,} টা ঘুমের ওষুধ|\\d{2,} টা ট্যাবলেট*|পুরো পাতা|অনেকগুলো ঘুমের ওষুধ|shob oshudh kheye*|sob osudh kheye*|sob tablet kheye*|ঘুমের ওষুধ খেয়ে*",
		farewell: "বিদায়ের চিঠি|শেষ মেসেজ|শেষ বার্তা|বিদায় জানি*|bidayer chithi|shesh message",
		on_edge: "ছাদে দাঁড়ি*|ছাদের কিনারায়|ছাদ থেকে লাফ*|ব্রিজে দাঁড়ি*|chade dari*|chad theke laf*",
		someone: "বন্ধু|বান্ধবী|বোন|ভাই|ছেলে|মেয়ে|মা|বাবা|স্বামী|স্ত্রী|সে|আমার বন্ধু|bondhu|bandhobi|bon|bhai|chele|meye|shami",
		hit: "স্বামী/সে/বাবা/ভাই/শ্বশুর/শাশুড়ি/বর _ আমাকে _ মারে|আমাকে মারে|আমাকে মারধর*|গলা টিপে*|আমাকে পেটায়|shami/swami/baba/bhai/bor/se _ amake _ mare|amake mare|amake mardhor|gola tipe*|ধর্ষণ*",
		breathless:
			"শ্বাস নিতে পারছি না|নিঃশ্বাস নিতে পারছি না|শ্বাস নিতে কষ্ট*|শ্বাসকষ্ট|দম বন্ধ*|নিশ্বাস নিতে*|shash nite parchi na|shash nite kosto|nishash nite*|dom bondho*",
		airway: "ঠোঁট|জিভ|জিহ্বা|গলা|thot|jib|jibh|gola",
		face: "মুখ|চোখের পাতা|mukh",
		swells: "ফুলে*|ফুলছে|ফোলা|phule*|fule*|fulche",
		drank: "খেয়ে ফেলে*|খেয়েছে|খেয়ে নিয়ে*|গিলে*|kheye fele*|gile*",
		caustic:
			"ব্লিচ _ পড়ে*|ব্লিচ _ খেয়ে*|ব্লিচ _ গিলে*|ব্লিচ _ ঢুকে*|ব্লিচ _ লেগে*|ব্লিচিং পাউডার|এসিড/অ্যাসিড মার*|এসিড/অ্যাসিড ছুড়ে*|এসিড/অ্যাসিড _ পড়ে*|এসিড/অ্যাসিড _ ঢুকে*|এসিড/অ্যাসিড _ খেয়ে*|এসিড/অ্যাসিড _ পুড়ে*|হারপিক|ফিনাইল|সুপার গ্লু|চুন|bleach|acid|harpic",
		eye: "চোখে|চোখের|চোখ|chokhe|chokh",
		skin: "হাতে|মুখে|ত্বকে|চামড়া*|পড়ে গেছে|জ্বলছে|পুড়ে*|hate porche|jolche",
		collapse: "অজ্ঞান*|জ্ঞান হারি*|খিঁচুনি*|মৃগী*|oggan|khichuni",
		allergy: "অ্যানাফিল*",
		small_swelling: "সকাল*|ব্রণ*|কেঁদে*",
		idiom: "হাসতে হাসতে",
	},
	{
		die: "saaganum pola|saaganum|saganum|sethu poganum|sethuru|saavanum|saaga poren|saaga pogiren|saaga virumb*|sethuda poren|vaazha virupp* illa|vaazha pidikkala|vazha pidikala|vaazha pudikala|vazha pudikala|vaala pudikala|uyiroda irukka virupp*|uyiroda irukka pidikk*|thar kolai|tharkolai|tharkola|thatkolai|thookula thong*|thooku pot*|enna naane kollanum|தற்கொலை|சாகணும்|சாக வேண்டும்|செத்துப்போக*|வாழ பிடிக்கவில்லை|வாழ விருப்பமில்லை|சாக விரும்பு*|உயிரோடு இருக்க விருப்பமில்லை",
		they_die:
			"saaganum nu solra|saaganum nu soldra|saaganum nu sonna*|saaganumnu solr*|thar kolai panna*|tharkolai pann*|சாகணும்னு சொல்*|தற்கொலை செய்*",
		cut: "kaiya aruthu*|kaiya arukk*|kaiya kizhich*|ennaye kizhi*|enna naane kaayap*|kai ya blade|blade ala kai*|கையை அறுத்து*|கையை வெட்டி*",
		overdose:
			"ella maathiraiyum|ella mathiraiyum|ella maathirai*|thookka maathirai _ saapt*|\\d{2,} maathirai|\\d{2,} mathirai|ella tabletum|ella tablet um|எல்லா மாத்திரை*|தூக்க மாத்திரை*",
		hit: "purushan/kanavan/appa/husband/anna/avan _ enna/ennai _ adikk*|enna adikkiran|ennai adikkiraar|enna adikiraru|enna adikuraru|enna adikiran|kazhutha nerich*|kazhutha nerik*|kaluthai neri*|கணவர் என்னை அடி*|என்னை அடிக்கிறார்|கழுத்தை நெரி*",
		breathless:
			"moochu vida mudiyala|moochu vidamudiyala|moochu vida kashta*|muchu vida mudiyala|moochu thinar*|moochu adaikk*|மூச்சு விட முடிய*|மூச்சு திணற*",
		airway: "udhadu|uthadu|naakku|naaku|nakku|thondai|உதடு|நாக்கு|தொண்டை",
		face: "moonji|mugam|moogam|முகம்",
		swells: "veengi*|veengu*|veekkam|veengidu*|வீங்கி*|வீக்கம்",
		drank: "kudichi*|kudichu*|kudith*|muzhungi*|குடித்த*|விழுங்கி*",
		caustic:
			"acid|bleach kudi*|bleach _ kott*|bleach patt*|bleach kannu*|kannula bleach|bleaching powder|harpic|phenyl|sunnambu|ஆசிட்|ப்ளீச்*|அமிலம்",
		eye: "kannula|kannil|kannukulla|kannu|கண்ணில்|கண்*",
		skin: "kaila|kai mela|mugathula|moonjila|tholula|eriyuthu|eriyudhu|kottidu*|கையில்|எரிகிறது",
		collapse: "mayangi*|mayakkam aay*|suyaninaivu illa*|valippu|வலிப்பு|மயங்கி*",
		someone: "friend|nanban|thozhi|thangachi|akka|anna|thambi|amma|appa|pullai|magan|magal|tozhi",
		farewell: "kadaisi message|kadaisi msg|kadaisi kaditham|கடைசி கடிதம்",
		on_edge: "maadi mela|maadila nikk*|mottai maadi*|maadiyila irundhu kudhi*|மாடியில் நிற்*",
		small_swelling: "kaalaila|kalaila|paru|parukkal",
		idiom: "sirichu",
	},
];

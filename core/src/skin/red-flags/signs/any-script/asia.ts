import type { DangerWords } from "./any-script.ts";

/**
 * Chinese, Japanese, Korean, Thai, Vietnamese, Indonesian and Malay, Tagalog. Japanese and Chinese wishes to die after keyword
 * lists of crisis detectors in public code (read), among them dictionaries cited by Lee et al. 2020, "Cross-Lingual
 * Suicidal-Oriented Word Embedding"; the words for suicide after Wikidata (read); the rest: knowledge of phrase books.
 */
export const EAST_ASIA: readonly DangerWords[] = [
	{
		unspaced: true,
		die: "想死|自杀|自殺|自尽|自盡|轻生|輕生|不想活|活不下去|活着没意思|活著沒意思|活着没意义|活著沒意義|结束自己的生命|結束自己的生命|结束生命|結束生命|结束这一切|寻死|尋死|了结自己|想跳楼|想跳樓|要跳楼|要跳樓|想上吊|死了算了|死了就好了|不想醒来|不想醒來|一死了之|我站在天台|我站在楼顶",
		they_die:
			"他/她/朋友/同学/同學/室友/姐姐/妹妹/哥哥/弟弟/妈妈/媽媽/爸爸/女儿/女兒/儿子/兒子/闺蜜/閨蜜 _ 想死|他/她/朋友/同学/同學/室友/姐姐/妹妹/哥哥/弟弟/妈妈/媽媽/女儿/女兒/儿子/兒子/闺蜜/閨蜜 _ 自杀/自殺|他/她/朋友/同学/同學/室友/女儿/女兒/儿子/兒子/闺蜜/閨蜜 _ 不想活|他/她/朋友/同学/同學/室友 _ 要跳楼",
		cut: "割腕|自残|自殘|自伤|自傷|割自己|划自己|劃自己|割伤自己|割傷自己|划手臂|用刀割手|用刀划手",
		overdose:
			"吞了 _ 药|吞了 _ 藥|吃了 _ 整瓶 _ 药|吃了 _ 整瓶 _ 藥|整瓶安眠药|整瓶安眠藥|吃了一瓶 _ 药|吃了一整盒 _ 药|把药全吃了|把药都吃了|把藥都吃了|所有的药都吃了|服药过量|服藥過量|吃了[2-9]\\d 片|吃了\\d\\d 颗|吃了 _ 十片 _ 安眠",
		farewell: "遗书|遺書|告别信|告別信|最后一条消息|最後一則訊息|跟我告别|跟大家告别|诀别",
		on_edge: "站在天台|在天台|楼顶|樓頂|站在桥上|站在橋上|要跳下去|站在窗台|准备跳|準備跳",
		someone:
			"朋友|同学|同學|室友|姐姐|妹妹|哥哥|弟弟|妈妈|媽媽|爸爸|女儿|女兒|儿子|兒子|闺蜜|閨蜜|老公|老婆|男友|女友|邻居|他|她",
		hit: "老公/丈夫/他/男友/男朋友/爸爸/父亲/父親/继父/前夫/婆婆 _ 打我(?!电|電)|老公/丈夫/他/男友/男朋友/爸爸/继父/前夫 _ 掐我|老公/丈夫/他/男友/爸爸 _ 掐住我|家暴|掐我脖子|掐我的脖子|强奸|強姦|被老公打|被他打|被爸爸打|被男友打",
		breathless:
			"不能呼吸|无法呼吸|無法呼吸|喘不过气|喘不過氣|喘不上气|喘不上氣|呼吸困难|呼吸困難|透不过气|没法呼吸|沒法呼吸|吸不到气",
		airway: "嘴唇|舌头|舌頭|喉咙|喉嚨|嗓子|咽喉",
		face: "我的脸|脸 _ 肿|臉 _ 腫|整张脸|整張臉|脸部|臉部|眼皮",
		swells: "肿起来|腫起來|肿了|腫了|肿得|腫得|肿胀|腫脹|肿大|越来越肿|越來越腫|变肿",
		drank: "喝了|喝下|误喝|誤喝|吞了|吞下|误食|誤食|误服",
		caustic:
			"漂白水|漂白剂|漂白劑|漂白粉|硫酸|盐酸|鹽酸|强酸|強酸|强碱|烧碱|燒鹼|洁厕|潔廁|管道疏通|通渠水|84消毒液|消毒水|丙酮|洗甲水|卸甲水|502胶|强力胶|胶水进|胶水弄|胶水滴|胶水流|石灰",
		eye: "眼睛里|眼睛裡|进眼睛|進眼睛|进了眼睛|進了眼睛|眼里|眼睛",
		skin: "溅到|濺到|泼到|潑到|倒在 _ 手|倒在 _ 脸|手上|脸上|臉上|皮肤上|皮膚上|烧伤|灼伤|灼傷",
		collapse:
			"昏迷|昏倒|晕倒|暈倒|失去意识|失去意識|没有意识|沒有意識|抽搐|癫痫发作|癲癇發作|叫不醒|不省人事",
		allergy: "过敏性休克|過敏性休克|过敏休克",
		small_swelling: "早上|起床|痘|哭|水肿|水腫|填充",
		idiom: "笑到想死|美到想死|馋到想死|自杀小队|想死你|想死我",
	},
	{
		unspaced: true,
		die: "死にたい|しにたい|シにたい|自殺|じさつ|自死|消えてしまいたい|消えたい|きえたい|死んでしまいたい|死のうと|死ぬつもり|生きていたくない|生きたくない|生きるのがつらい|生きるのが辛い|生きる意味がない|生きてる意味|生きている意味|もう生きて|首を吊|首吊り|飛び降り|死んだほうがまし|死んだ方がまし|目が覚めなければ|楽になりたい死|終わりにしたい命",
		they_die:
			"友達/友人/妹/姉/兄/弟/娘/息子/母/父/彼女/彼氏/彼/夫/妻 _ 死にたい|友達/友人/妹/姉/兄/弟/娘/息子/母/父/彼女/彼氏/彼/夫/妻 _ 自殺|死にたいと言って|死にたいって言って|死ぬって言って|死ぬと言って",
		cut: "リストカット|リスカ|自傷|手首を切|腕を切った|自分を切|自分を傷つけ|アームカット|アムカ",
		overdose:
			"薬を全部飲|薬を大量に|大量に薬|オーバードーズ|ODした|odした|ODしちゃ|睡眠薬を _ 飲んだ|薬を\\d{2,}錠|\\d{2,}錠飲",
		farewell:
			"遺書|さよならのメール|さよならって _ 連絡|最後のメッセージ|さようならとだけ|お別れのメッセージ|お別れのline",
		on_edge: "屋上にい|屋上に立|屋上から|橋の上にい|飛び降りよう|飛び降りる|ベランダの柵",
		someone: "友達|友人|妹|姉|兄|弟|娘|息子|母|父|彼女|彼氏|彼|夫|妻|同級生|隣の人|ルームメイト",
		hit: "夫/彼/彼氏/父/母/旦那/主人/元カレ/兄 _ 殴られ|夫/彼/彼氏/父/旦那/主人/元カレ/兄 _ 殴って|夫/彼/彼氏/父/旦那/主人/元カレ/兄 _ 殴る|夫/彼/彼氏/父/旦那/主人 _ 首を絞め|首を絞められ|首を締められ|殴られた|殴られて|殴られる|殴られまし|蹴られ|レイプ|暴力を振る|暴力をふる",
		breathless:
			"息ができない|息が出来ない|息ができません|息が苦しい|呼吸ができない|呼吸が苦しい|呼吸困難|息苦しい|息していない|息をしていない",
		airway: "唇|くちびる|舌|喉|のど",
		face: "顔|まぶた|瞼",
		swells: "腫れ|はれて|はれてきた|むくんで|ふくらん",
		drank: "飲んだ|飲んで|飲みました|飲み込|誤飲|のんでしま",
		caustic:
			"漂白剤|ハイター|カビキラー|塩酸|硫酸|強酸|酸性洗剤|パイプユニッシュ|サンポール|除光液|アセトン|瞬間接着剤|苛性ソーダ|石灰",
		eye: "目に入|目にはい|目の中|眼に入|目にかか",
		skin: "手にかか|顔にかか|肌にかか|皮膚に|腕にかか|足にかか|手につい|顔につい|焼けるように",
		collapse: "意識がない|意識を失|気を失|失神|痙攣|けいれん|てんかん|反応がない|起きない呼んでも",
		allergy: "アナフィラキシー",
		small_swelling: "朝|むく|ニキビ|ヘルペス|泣いて|ヒアルロン",
		idiom: "笑い死|スーサイドスクワッド",
	},
	{
		unspaced: true,
		die: "죽고싶|죽고 싶|자살|살고 싶지 않|살기 싫|살고싶지않|그만 살고|사라지고 싶|죽어버리고|죽고만|목숨을 끊|목을 매|스스로 목숨|극단적 선택|극단적인 선택|뛰어내리고 싶|뛰어내릴|죽는 게 나|죽는게낫|죽을래|세상을 떠나고|깨어나지 않았으면",
		they_die:
			"친구/언니/오빠/누나/동생/딸/아들/엄마/아빠/남편/아내/남자친구/여자친구 _ 죽고 싶|친구/언니/오빠/누나/동생/딸/아들/엄마/아빠/남편/아내 _ 자살|죽고 싶대|죽고 싶다고 했|죽겠다고 해",
		cut: "자해|손목을 그|손목 그었|손목을 긋|팔을 그었|칼로 그었|칼로 손목",
		overdose:
			"약을 다 먹|약을 전부 먹|약을 한꺼번에|약을 한통|약 한 통을|수면제를 \\d\\d|수면제를 다|수면제 \\d\\d알|약을 \\d\\d알|알약 \\d\\d개|약물 과다|과다복용",
		farewell: "유서|작별 인사|작별 문자|마지막 문자|마지막 메시지|마지막 인사",
		on_edge: "옥상에 있|옥상에 서|옥상에서|옥상 위|다리 위에|난간에|뛰어내리려|뛰어내린다",
		someone: "친구|언니|오빠|누나|동생|딸|아들|엄마|아빠|남편|아내|남자친구|여자친구|룸메이트|이웃",
		hit: "남편/아빠/남자친구/남친/아버지/오빠/엄마/새아빠/그가/그놈이/그사람이 _ 때려(?!치)|남편/아빠/남자친구/남친/아버지/오빠/새아빠 _ 때렸|남편/아빠/남자친구/남친/아버지 _ 때린|남편/아빠/남자친구/남친/아버지 _ 목을 졸|목을 졸라|목을 조르|저를 때려(?!치)|나를 때려(?!치)|맞고 살|성폭행|강간|가정폭력",
		breathless:
			"숨을 못|숨을 쉴 수|숨이 안 쉬|숨이 막|숨쉬기 힘|숨 쉬기 힘|숨이 안쉬|호흡곤란|숨을 안 쉬|숨을 쉬지",
		airway: "입술|혀가|혀도|혓|목구멍|목이|목안",
		face: "얼굴|눈꺼풀",
		swells: "부었|부어|붓고|붓는|부풀|부은",
		drank: "마셨|마셔|삼켰|삼켜",
		caustic:
			"(?<!릴)락스|표백제|염산(?!염)|황산(?!나|염|암|마)|빙초산|양잿물|가성소다|아세톤|순간접착제|강력접착제|하수구 세정제|뚫어뻥|시너(?!지)|신나를|신나가튀|석회",
		eye: "눈에|눈속|눈안",
		skin: "피부에|얼굴에|손에|팔에|다리에|튀었|쏟았|쏟아|화상",
		collapse: "의식이 없|의식을 잃|의식불명|기절|실신|발작|경련|깨어나지 않|쓰러졌",
		allergy: "아나필락시스|과민성 쇼크",
		small_swelling: "아침|자고일어|라면|붓기|여드름|울었|울고|필러",
		idiom: "웃겨 죽|웃겨죽|수어사이드",
	},
	{
		unspaced: true,
		die: "อยากตาย|ไม่อยากมีชีวิต|ไม่อยากอยู่แล้ว|ฆ่าตัวตาย|จบชีวิตตัวเอง|อยากจบชีวิต|ไม่อยากตื่น|ผูกคอตาย",
		they_die:
			"เพื่อน/พี่สาว/พี่ชาย/น้องสาว/น้องชาย/ลูก/แม่/พ่อ/แฟน _ อยากตาย|เพื่อน/พี่สาว/พี่ชาย/น้องสาว/น้องชาย/ลูก/แม่/พ่อ/แฟน _ ฆ่าตัวตาย",
		cut: "กรีดแขน|กรีดข้อมือ|ทำร้ายตัวเอง",
		overdose: "กินยาทั้งแผง|กินยาทั้งขวด|กินยาเกินขนาด|กินยา\\d{2,}เม็ด|กินยานอนหลับทั้ง",
		farewell: "จดหมายลาตาย|ข้อความลาตาย",
		on_edge: "บนดาดฟ้า|จะกระโดด|ยืนบนสะพาน",
		someone: "เพื่อน|พี่สาว|พี่ชาย|น้องสาว|น้องชาย|ลูก|แม่|พ่อ|แฟน|สามี|ภรรยา",
		hit: "สามี/แฟน/พ่อ/ผัว/พ่อเลี้ยง _ ตบตี|สามี/แฟน/พ่อ/ผัว/พ่อเลี้ยง _ ทำร้ายฉัน|สามี/แฟน/พ่อ/ผัว/พ่อเลี้ยง _ ตีฉัน|สามี/แฟน/พ่อ/ผัว/พ่อเลี้ยง _ ตีหนู|คนทำร้ายฉัน|ทำร้ายร่างกายฉัน|บีบคอฉัน|ถูกข่มขืน|โดนข่มขืน",
		breathless: "หายใจไม่ออก|หายใจลำบาก|หายใจไม่ได้|หายใจไม่ทัน",
		airway: "ริมฝีปาก|ปาก|ลิ้น|ลำคอ",
		face: "หน้า|เปลือกตา",
		swells: "บวม",
		drank: "กลืน|ดื่ม|กินเข้าไป",
		caustic: "น้ำยาล้างห้องน้ำ|ไฮเตอร์|น้ำยาฟอกขาว|คลอรีน|โซดาไฟ|น้ำยาล้างเล็บ|กรดเกลือ|กรดกำมะถัน|ทินเนอร์|กาวตราช้าง",
		eye: "เข้าตา|ใส่ตา|ในตา",
		skin: "หกใส่|กระเด็นใส่|โดนมือ|โดนหน้า|โดนผิว",
		collapse: "หมดสติ|ชักเกร็ง|ไม่รู้สึกตัว",
		allergy: "แพ้รุนแรง",
		small_swelling: "สิว|ตอนเช้า|ตื่นนอน|ร้องไห้|ฟิลเลอร์|ลดบวม",
		idiom: "ขำ|ตลก",
	},
	{
		die: "tôi muốn chết|em muốn chết|mình muốn chết|con muốn chết|chỉ muốn chết|muốn chết đi|muốn chết quá|muốn chết cho|muốn chết rồi|không muốn sống|ko muốn sống|hông muốn sống|k muốn sống|chẳng muốn sống|chả muốn sống|tự tử|tự sát|tự vẫn|muon tu tu chet|tu tu chet|tu tu cho xong|dinh tu tu|nghi den tu tu|y dinh tu tu|muốn tự kết liễu|kết thúc cuộc đời|kết liễu đời mình|chán sống|không thiết sống|sống không còn ý nghĩa|muốn nhảy lầu|treo cổ|muốn biến mất mãi",
		they_die:
			"bạn/em/chị/anh/con/mẹ/nó/cô _ muốn tự tử|bạn/em/chị/anh/con/mẹ/nó/cô _ đòi tự tử|nó/chị/anh/ấy/cô _ muốn chết đi|nó/chị/ấy muốn chết|bạn tôi/em/mình _ muốn chết|dọa tự tử|doạ tự tử|nó/chị/anh/ấy không muốn sống|em gái/trai _ muốn chết",
		cut: "rạch tay|cắt tay mình|tự rạch|cắt cổ tay|tự làm đau|tự hại|cứa tay|cắt mạch máu",
		overdose:
			"uống hết thuốc ngủ|uống hết thuốc một lúc|uống hết cả thuốc|uống hết chỗ thuốc|uống hết đống thuốc|uống hết _ thuốc ngủ|uống cả vỉ|uống cả lọ|uống nguyên vỉ|uống nguyên lọ|uống cả hộp|uống \\d{2,} viên|quá liều|uống hết vỉ",
		farewell: "thư tuyệt mệnh|tin nhắn vĩnh biệt|vĩnh biệt|lời từ biệt|tin nhắn từ biệt|lời trăn trối",
		on_edge: "trên sân thượng|đứng trên nóc|đứng trên cầu|trên nóc nhà|định nhảy|sắp nhảy|nhảy lầu",
		someone:
			"bạn tôi|bạn em|bạn mình|em gái|em trai|chị gái|anh trai|chị tôi|anh tôi|con tôi|con gái|con trai|mẹ tôi|bố tôi|ba tôi|chồng tôi|vợ tôi|bạn gái|bạn trai|bạn thân|hàng xóm|nó|cô ấy|anh ấy",
		hit: "chồng/bố/ba/anh/trai/cha/hắn/nó _ đánh tôi|chồng/bố/ba/anh/trai/cha/hắn/nó _ đánh em|chồng/bố/ba/hắn/anh _ đánh mình|chồng/bố/ba/anh/trai/cha/hắn _ đánh đập|bóp cổ tôi|bóp cổ em|bóp cổ mình|bị chồng đánh|bị bố đánh|bị ba đánh|bị hiếp|bị cưỡng hiếp|bị bạn trai đánh",
		breathless:
			"không thở được|ko thở được|khó thở|không thể thở|thở không được|thở không nổi|nghẹt thở|không thở nổi|ngạt thở",
		airway:
			"môi tôi|môi em|môi mình|môi con|môi sưng|môi trên|môi dưới|môi và|đôi môi|lưỡi|cổ họng|họng tôi|họng em|họng mình|trong họng",
		face: "mặt|mí mắt|khuôn mặt",
		swells: "sưng|sưng lên|sưng to|sưng vù|sưng phù|phù lên|phù nề|bị sưng",
		drank: "uống",
		caustic:
			"thuốc tẩy|nước tẩy(?! trang)(?! tế)(?! da)(?! lông)|javen|nước javel|javel|axit|a xít|nước thông cống|bột thông cống|vim|xút|aceton|keo 502|keo dán|vôi bột|vôi tôi|vôi sống|vôi vào|tẩy bồn cầu|xăng",
		eye: "vào mắt|trong mắt|lên mắt|dính mắt|vô mắt",
		skin: "vào tay|lên tay|lên mặt|vào mặt|lên da|vào da|dính da|bỏng|rát quá",
		collapse: "bất tỉnh|ngất xỉu|ngất đi|hôn mê|co giật|động kinh|không tỉnh|mất ý thức",
		allergy: "sốc phản vệ|phản vệ",
		not: "không|ko|chưa|bổ",
		small_swelling: "buổi sáng|sáng dậy|ngủ dậy|mụn*|khóc|filler",
		idiom: "cười|biệt đội|muốn chết vì đẹp",
	},
	{
		die: "bunuh diri|ingin mati|pengen mati|pengin mati|pingin mati|mau mati aja|mau mati saja|aku mau mati|saya mau mati|gue mau mati|gw mau mati|pgn mati|nak mati|lebih baik mati|lebih baik aku mati|mending mati|mending aku mati|tidak ingin hidup|tidak mau hidup|tak mau hidup|ga mau hidup|gak mau hidup|nggak mau hidup|ngga mau hidup|gak pengen hidup|ga pengen hidup|tak nak hidup|tak ingin hidup|taknak hidup|x nak hidup|mengakhiri hidup|akhiri hidup|tamatkan hidup|tamatkan riwayat|habisi nyawa|capek hidup|cape hidup|penat hidup|gantung diri|tidak ada gunanya hidup|tak guna hidup|lelah hidup|dah tak nak hidup|terjun bangunan",
		they_die:
			"dia/teman/temen/kawan/kakak/adik/ibu/anak/sahabat/suami/pacar _ mau bunuh diri|dia/teman/temen/kawan/kakak/adik/ibu/anak/sahabat/suami/pacar _ nak bunuh diri|dia/teman/temen/kawan/kakak/adik/anak/sahabat/pacar/kawanku/temanku _ mau mati|dia/teman/temen/kawan/kakak/adik/anak/sahabat/pacar _ nak mati|dia/teman/temen/kawan/kakak/adik/anak/sahabat/pacar/temanku/adikku _ ingin mati|ancam bunuh diri|mengancam bunuh diri",
		cut: "menyayat tangan|menyayat diri|nyayat tangan|sayat tangan|nyilet tangan|silet tangan|nyilet|menyilet|memotong nadi|potong nadi|iris nadi|kelar tangan|toreh tangan|kelar lengan|menyakiti diri|nyakitin diri|melukai diri|cederakan diri|mencederakan diri|self harm lagi",
		overdose:
			"minum semua obat|minum semua pil|telan semua pil|telan semua ubat|makan semua ubat|menelan semua|nelan semua|minum obat satu strip|minum satu botol obat|minum \\d{2,} pil|minum \\d{2,} tablet|minum \\d{2,} butir|telan \\d{2,} biji|makan \\d{2,} biji ubat|telan \\d{2,} pil|overdosis|terlebih dos|minum satu strip|minum obat tidur satu",
		farewell:
			"surat perpisahan|pesan perpisahan|pesan terakhir|mesej terakhir|selamat tinggal selamanya|selamat tinggal semua|surat wasiat bunuh|pamit selamanya|mesej selamat tinggal|pesan selamat tinggal",
		on_edge:
			"di atap|di rooftop|atas bumbung|di jembatan|atas jambatan|mau loncat|mau lompat|nak terjun|nak lompat|tepi gedung|tepi balkon",
		someone:
			"teman|temen|temanku|temenku|kawan|kawanku|kakak|kakakku|adik|adikku|ibu|ibuku|ayah|anak|anakku|sahabat|sahabatku|suami|istri|isteri|pacar|pacarku|tetangga|jiran|dia",
		hit: "suami/suamiku/ayah/bapak/pacar/pacarku/dia/abang/papa/mama/mantan/ibu _ memukul saya|suami/suamiku/ayah/bapak/pacar/pacarku/dia/abang/papa/mantan _ memukuli|suami/suamiku/ayah/bapak/pacar/pacarku/dia/abang/papa/mantan _ memukulku|suami/suamiku/ayah/bapak/pacar/pacarku/dia/abang/papa/mama/mantan _ pukul aku|suami/suamiku/ayah/bapak/pacar/pacarku/dia/abang/papa/mama/mantan _ pukul saya|suami/ayah/bapak/pacar/dia/abang/papa/mantan _ mencekik|suami/ayah/bapak/pacar/dia/abang/papa/mantan _ cekik|suami/ayah/pacar/dia _ mukulin aku|dipukul suami|dipukuli suami|dipukul pacar|dipukul ayah|diperkosa|dirogol|kena pukul dengan suami|kdrt",
		breathless:
			"tidak bisa bernapas|tidak bisa bernafas|tidak bisa napas|ga bisa napas|gak bisa napas|gak bisa nafas|ga bisa nafas|nggak bisa napas|susah napas|susah nafas|sulit bernapas|sulit bernafas|sesak napas|sesak nafas|sesak banget napas|tak boleh bernafas|tak boleh nafas|susah bernafas|susah nak bernafas|tak dapat bernafas",
		airway: "bibir|bibirku|bibir saya|lidah|lidahku|tenggorokan|tenggorokanku|tekak|kerongkong*",
		face: "wajah|wajahku|muka|mukaku|mukanya|kelopak mata",
		swells: "bengkak|membengkak|bengkak banget|sembab parah",
		drank: "minum|meminum|terminum|tertelan|telan|menelan|diminum",
		caustic:
			"pemutih baju|pemutih pakaian|cairan pemutih|bayclin|clorox|peluntur|air keras|asid|asam sulfat|soda api|pembersih toilet|pembersih wc|porstex|aseton|lem super|lem alteco|tiner|kapur sirih|hcl",
		eye: "ke mata|di mata|kena mata|masuk mata|dalam mata|mataku",
		skin: "kena tangan|kena kulit|kena muka|kena wajah|di tangan|ke tangan|di kulit|ke wajah|ke muka|tumpah|melepuh|perih",
		collapse:
			"tidak sadar|tidak sadarkan diri|gak sadar diri|tak sedarkan diri|pingsan|pengsan|kejang|kejang kejang|sawan|kena sawan|ayan|epilepsi kambuh",
		allergy: "anafilak*|syok anafil*|renjatan anafil*",
		not: "tidak|tak|gak|ga|nggak|bukan",
		small_swelling: "pagi|bangun tidur|jerawat*|nangis|menangis|filler|sariawan",
		idiom: "ketawa|pemutih wajah|skuad bunuh diri|ngakak",
	},
	{
		die: "gusto ko nang mamatay|gusto ko na mamatay|gusto ko na lang mamatay|gusto ko nalang mamatay|gusto ko mamatay|ayoko nang mabuhay|ayoko na mabuhay|ayaw ko nang mabuhay|ayaw ko na mabuhay|ayoko na sa buhay|pagod na akong mabuhay|pagod na ako mabuhay|magpakamatay|magpapakamatay|nagpakamatay|magpatiwakal|pagpapakamatay|tatapusin ko na ang buhay|tapusin ang buhay ko|wakasan ang buhay|sana mamatay na ako|sana mamatay na lang ako|papatayin ko sarili ko|patayin ang sarili ko|patayin ko sarili ko|magbigti|magbibigti|wala nang saysay ang buhay|gusto kong mamatay|tatalon ako sa",
		they_die:
			"magpapakamatay _ siya|magpapakamatay daw|gusto nya/niya _ mamatay|gusto na daw nyang/niyang mamatay|gusto nyang/niyang mamatay|magpakamatay _ kaibigan|ayaw na nyang/niyang mabuhay|magpapakamatay ang kaibigan",
		cut: "naglaslas|naglalaslas|maglaslas|nilaslas ko|laslas ulit|sinusugatan ko ang sarili|hiniwa ko ang braso|hinihiwa ko|hiniwa ko ang sarili|nasaktan ko ang sarili",
		overdose:
			"ininom ko lahat ng gamot|ininom ko lahat ng tableta|ininom nya/niya lahat ng gamot|ininom lahat ng gamot|nilunok ko lahat|nilunok nya/niya lahat|uminom ako ng \\d{2,}|uminom sya/siya ng \\d{2,} na tableta|na overdose|naoverdose|nag overdose|uminom ng maraming gamot|isang banig ng gamot",
		farewell:
			"paalam na sa inyong lahat|nagpaalam na _ habambuhay|huling mensahe|sulat ng pamamaalam|nagpaalam na sa lahat|mensahe ng paalam|nag goodbye",
		on_edge: "nasa bubong|nasa rooftop|nasa tulay|tatalon|tumalon sa building",
		someone:
			"kaibigan|kaibigan ko|ate|kuya|kapatid|anak|nanay|tatay|mama|papa|asawa|jowa|pinsan|kapitbahay|siya|sya|kaklase|bestfriend",
		hit: "sinasaktan ako ng/ni|binubugbog ako|bugbog ako|sinuntok ako|sinusuntok ako|sinampal ako|sinasampal ako|sinakal ako|sinasakal ako|ginahasa ako|nirape ako|pinapalo ako ng asawa|binugbog ako|sinasaktan ako ng asawa",
		breathless:
			"hindi ako makahinga|di ako makahinga|hirap huminga|hirap akong huminga|nahihirapan huminga|nahihirapan akong huminga|di makahinga|hindi makahinga|kinakapos ng hininga|hindi humihinga|hindi na humihinga",
		airway: "labi|labi ko|dila|lalamunan|nguso",
		face: "mukha|mukha ko|talukap|pisngi",
		swells: "namamaga|namaga|maga|pamamaga|lumaki bigla|nagmamaga",
		drank: "uminom|nakainom|nainom|ininom|nalunok|nilunok",
		caustic:
			"zonrox|bleach|asido|muriatic|muriatic acid|liwayway|acetone|mighty bond|super glue|thinner|pampaputi ng damit|toilet cleaner|sosa",
		eye: "sa mata|mata ko|mata niya|mata nya|sa mata ko",
		skin: "sa balat|sa kamay|sa mukha|sa braso|natapon|napaso|natalsikan|mahapdi",
		collapse:
			"nawalan ng malay|walang malay|hinimatay|nahimatay|nangingisay|kinombulsyon|kombulsyon|epilepsy attack|seizure sya",
		small_swelling: "umaga|tigyawat|umiyak|kakaiyak|pimple*",
		idiom: "sa tawa|katatawa|kakatawa|sa kilig",
	},
];

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

import type { KnownQuestion } from "./known-question.ts";

/** What is said about the product itself; the same facts as the privacy policy and the pages on picks. */
export const ABOUT_PRODUCT = {
	photo: [
		"The original photo is deleted right after the analysis, also when the analysis fails, and the deletion is recorded. What stays is a small thumbnail without location or camera data, see-through layers that show where something was found, close-ups of what was found, and the measured numbers.",
		"The shape of your face is used in memory while the photo is measured and is never stored. We do not recognize people, only you see your photos, and they are not sold, not shared and not used to train models. Here in the chat I work with the numbers, never with the photo. What is kept goes when you delete your account on your account page.",
	],
	data: [
		"Kept are your account, your goals and answers, your notes, your reports with small thumbnails, and this chat. Nobody but you sees them, nothing is sold or used to train anything, and I cannot see anybody else's data.",
		"On your account page you can look at what is kept, download a copy and delete the account.",
	],
	deleting: [
		"You can delete your account on your account page, and with it your reports, thumbnails, answers and this chat. I cannot delete anything from inside the chat.",
		"The original photos need no deleting: they are gone right after each analysis. A subscription is ended on the billing tab of the same page.",
	],
	scan_takes:
		"Usually a few seconds once the photo is there. You can leave the page; the report waits in your timeline.",
	one_scan: "A single scan or report cannot be deleted on its own: they go together with the account.",
	cancel: "You end it yourself: open the billing tab of your account page. I cannot end it from this chat.",
	billing: [
		"Sorry about that, money matters. I cannot see payments here: what was charged, and when, stands on the billing tab of your account page, and a plan is ended there too.",
		"For a charge that is wrong, press Contact in the footer of the website, and a person looks at it. Never send a card number to a chat.",
	],
	prices:
		'What each plan costs stands under "Pricing & Plans" in the footer of the website; I do not have the prices here.',
	free_plan: "Yes: there is a Free plan that costs nothing.",
	plan_ends:
		"A paid plan runs to the end of what is paid; after that your account goes on as Free, within its limits. It is ended on the billing tab of your account page, and it shows your scans as far back as Free goes; older ones are kept as long as your account.",
	limits_unknown:
		"How many scans and messages you have depends on your plan. The billing tab of your account page shows what your plan includes, what you have used and when it starts anew.",
	guide_is: {
		ai: "Yes, you are talking to an AI, not to a person and not to a doctor.",
		person: "No, I am not a person: you are talking to an AI.",
		doctor: "No, I am not a doctor and not a person: you are talking to an AI.",
	},
	guide: [
		"I read your question, look at your report, your plan and tables of ingredients and rules with their sources, and say what they say.",
		"I do not diagnose and I can be wrong, so for anything that hurts, changes or worries you, see a professional.",
	],
	money: [
		"Links to shops may earn us a commission, and what a shop pays never enters a pick. Products are ranked by what their ingredient list says, how they fit your skin and plan, your wishes and your budget, and every price is shown with the shop and the month it was seen.",
		"If the cheapest one or the one you already own does the job, I am happy to say so.",
	],
	scores: [
		"I give no skin age, no beauty score and no rank: a number like that says more about the light than about you.",
		"What a photo can show, your report does: single concerns from 0 to 5, each with its number and how sure it is, and what looks good comes first.",
	],
	measuring: [
		"The photo is measured on our own engine: it finds the zones of your face, corrects for light and distance, and reads color, spots, shine, lines and texture in each zone as numbers with a unit. The give or take beside a number is how far it would lie off in another photo of the same skin, measured on pairs of photos of people whose skin had not changed.",
		"Each number becomes a severity from 0 to 5 by a fixed table. What the photo cannot show, because of light, sharpness or hair, is marked as not measurable and never filled in.",
	],
	me: "That is all I go by: your answers, your report, your plan and the products you named. I know neither your name nor your address, and I never see the photo.",
	injection: [
		"I stay what I am: a guide for skin care that answers from your own report and from sourced rules. Other instructions, roles and other people's data are not something I can go into.",
		"Happy to get back to your skin, though.",
	],
	joke: "Why did the sunscreen get the part? It had the best coverage. Back to your skin whenever you like.",
	off_topic: [
		"That is outside what I know: I am here for skin care, your report, your plan and products.",
		"I will leave that to others, my subject is your skin and what you put on it.",
		"Not my field, I am afraid. Skin, ingredients, routines: there I can help.",
	],
} as const;

/** The app itself: what it can do and where that stands, and what it does not have. */
export const APP_QUESTIONS: readonly KnownQuestion[] = [
	{
		id: "question.app_trouble",
		label: "When the app does not work",
		text: "Sorry about that. I cannot see errors or mend them from the chat. Try this: check the connection, reload or close and reopen, choose an ordinary photo under 10 MB, and if the camera fails, pick a photo instead. If it stays, write by Contact or Send Feedback with your device and what you pressed; a person answers.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_login",
		label: "Logging in",
		text: 'I cannot open an account from the chat. On the login page tap "Forgot your password?": a mail brings a link that works once, for one hour; look in the spam folder too. A two-factor code comes from your authenticator app, or use a backup code; nothing comes by SMS. Lost the address as well? Write to us by the Contact page.',
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_reminders",
		label: "Reminders and notifications",
		text: 'Nothing is sent unless you choose it under Reminders: morning and night, the next useful scan, a step that begins, a patch test, and what ends on your shelf. It comes to your browser or as one mail a day, and one press turns all off. What "Add to calendar" put into your own calendar you change there. I can set nothing from the chat.',
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_devices",
		label: "Where the app runs",
		text: "In a current browser on phone, tablet or computer: the website is the whole app, so an iPhone, iPad, Android phone, Huawei or laptop all do, and a very old phone may not. I cannot say whether a store has it for your device. Log in with the same email anywhere; a photo can be chosen where there is no camera.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_new_phone",
		label: "A new phone",
		text: "Yes, it all comes along: scans, report, plan and chat belong to your account, not to the phone. Log in on the new one with the same email and password. With two-factor, move your authenticator first or keep backup codes. The old phone can be signed out under Account, where you are signed in.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_camera",
		label: "Which camera is enough",
		text: "An ordinary phone camera of the last years is enough; light counts for more than the model. Wipe the lens, no beauty filter or portrait mode, a window in front, an arm's length away. A cracked lens or blur makes it unreadable, and the app says so. Another camera can shift numbers a little: changes are told with care.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_offline",
		label: "Without internet",
		text: "A scan, the chat and new pages need a connection, because photos are measured on our server. Pages and the plan you opened before on this device can mostly be read without one. Your calendar reminders and a printed plan work anywhere.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_language",
		label: "Language, text size and colors",
		text: "The app is in English only. I read messages in some other languages and answer in English. Your browser can translate the pages. Larger text: the size setting of your phone or the zoom of your browser, the page follows. Light, dark or auto colors: the Colors choice in the page's frame. It does not read aloud; the phone's screen reader does.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_own_product",
		label: "Adding what you own",
		text: 'In your care plan under "What you own" press "Add what I own": search our catalog, or paste the ingredient list with a name, and it is checked like the rest. A product we do not have can go in this way. Barcodes cannot be scanned, and I cannot add anything from the chat. The list is on the box or the shop\'s page.',
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_profile",
		label: "Correcting your answers",
		text: 'On your care plan, under "Your skin and wishes", you can change goals and concerns, and with Edit what the plan respects, such as age, pregnancy and medicines; the plan follows at once. Name, email and password are under Account. Skin type comes from your scan and what you tell there. I cannot change it from the chat.',
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_discount",
		label: "Discounts and gifts",
		text: "There is no discount for students, nurses or other groups that I know of, no voucher to give, and no bonus for inviting friends. The Free plan costs nothing and stays free. The Plans page shows every price, also the yearly one; who has an invite code enters it when signing up. To ask for more, write to us by the Contact page.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_compare_people",
		label: "Compared with other people",
		text: "I do not compare you with other people: your readings stand against your own calmer skin and your own earlier scans. An average by age would mix cameras, light and skin tones, so we show none. Two people's numbers, even of twins, are not a contest. What is worth knowing is whether yours change.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_export",
		label: "Taking the report along",
		text: "Print stands on the report and on the care plan, and your browser can save that as a PDF. A PDF report made for a clinician, with every reading over time, is under Timeline and comes with Pro, as do CSV and JSON. Earlier scans stand in the Timeline, and under Account everyone can download all their data. Account has a link for a professional, for seven days. I cannot send anything.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_old_photo",
		label: "An old photo from the gallery",
		text: "Under Timeline, 'Add photos from before' takes old pictures with the date they were taken, for looking back; where light or size do not allow a reading, they show and do not count. In Scan, a photo from the gallery counts as a scan of today, so choose only one taken today, with the phone's own camera and without filters.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_maker",
		label: "Who is behind the app",
		text: "I cannot tell you: I am Dewlight's guide, a program, and no names, country or postal address are given to me, so I make none up. The Terms and the Privacy Policy say what holds between us, and the Contact page reaches a person who can answer that.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_medical",
		label: "Medical device or tested",
		text: "No: Dewlight is no medical device and not approved by the FDA, TGA or any other authority; it describes how skin looks and diagnoses nothing. I know of no clinical trial of it. How it measures, and how far that is off, is written openly, and each finding says how sure it is. No doctor looks at scans.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_support",
		label: "Reaching a person",
		text: "Use the Contact page, where our mail address stands too; a person reads it and answers by mail. Send Feedback is for ideas, and Report beside an answer of mine is for one that was wrong or offensive. There is no phone line and no live chat with people. I cannot pass a message on.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_returns",
		label: "Returning a product",
		text: "We sell no products: the shop where you paid sells and takes back, so look at its returns page or write to it with your order number. Broken, leaking or spoiled: a photo helps, and in the EU and UK the seller is liable for faults. If it gave you a rash, stop using it and keep it; some shops refund for that.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_shops",
		label: "Which shops have it",
		text: "A card links to the shop whose price we know, in the US, the UK or the EU; I do not see stock in shops near you, and do not know who delivers where. Look at the shop's delivery page, or search the exact name at a pharmacy of yours. If you cannot get it, ask me for another: the ingredient list matters more than the brand.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_age",
		label: "Minimum age",
		text: "You must be at least 13, and where the law asks for it, a parent has to agree. No photos of younger children, please: the app is not made for them, and there is no plan for them. Below 18 the plan stays gentle. A child needs water, shade and sunscreen; what itches or worries you goes to a doctor.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_payer",
		label: "Somebody else pays",
		text: "Whoever pays sees the payment, not your photos, reports or chat: those stand behind your login alone. Anyone who knows your password or holds your unlocked phone can open them, so keep a password of your own, and look under Account where you are signed in. A paid plan belongs to one account; who pays can end it, and your scans stay with you on Free.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_login_known",
		label: "Somebody else knows the password",
		text: 'Under Account set a new password nobody can guess, press "Sign out all others" and turn on the two-factor code. Change the password of your email too, since it can open this account, and the code of your phone. Who has looked I cannot tell; the list of where you are signed in can. If somebody watches or frightens you, do it on a safe phone, with someone you trust.',
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.app_note",
		label: "Whether a note is read",
		text: "Yes, by the app and by no person: what a note says of how skin feels, allergies, medicines, a pregnancy, products and wishes goes into the plan. What was understood stands in your report with the words it came from, and there you can correct it. What is not listed was not understood: write it once more in plain words, or set it in your answers.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.photo_dark",
		label: "A photo called too dark",
		text: "That is no fault of your skin: phones set their light for paler faces and lose detail on deep skin, most of all with a bright wall or window behind you. Face the window by day, no lamp from above, and tap your cheek on the screen so that the phone brightens it. The check goes by light and noise, not by tone. If it still refuses, tell us by Send Feedback; a person reads it.",
		grade: "C",
		sources: ["house_default"],
	},
];

const MEANS = "(?:what|how|explain|meaning|mean|means|define|definition|much)\\b(?: \\w+){0,6}";
const asksWord = (words: string) =>
	new RegExp(`\\b${MEANS} (?:${words})\\b|\\b(?:${words})\\b(?: \\w+){0,4} means?\\b`);

/** Words and scales of a report; the same as docs/science.md. */
export const MEASURE_QUESTIONS: readonly KnownQuestion[] = [
	{
		id: "question.scale",
		label: "The scale from 0 to 5",
		asks: /\b(?:\d(?:\.\d)? )?(?:of|out of|from) (?:5|five)\b(?: \w+){0,4} (?:means?|good|bad|much|a lot|normal|high|low|serious|severe)\b|\bwhat (?:is|does|do)\b(?: \w+){0,4} (?:of|out of) (?:5|five)\b|\b(?:is|are) (?:a )?\d(?:\.\d)? (?:of|out of) (?:5|five)\b|\b(?:severity|the scale)\b(?: \w+){0,3} means?\b|\bwhat is (?:the |a )?(?:severity|scale|highest score|worst score|best score)\b/,
		text: "The scale runs from 0 to 5 in steps of 0.5: below 2 is slight, from 2 mild, from 3 moderate, from 4 pronounced. A fixed table turns each reading into its step, the same for everyone. It says how much shows in this photo, and is no grade of you.",
		grade: "B",
		sources: ["house_default"],
	},
	{
		id: "question.ita",
		label: "ITA and tone",
		asks: /\bitas?\b|\bindividual typology\b/,
		text: "ITA, the individual typology angle, puts skin tone into one number from how light and how yellow skin reads: the higher, the lighter. I use it to know how well a camera can see redness on your skin. Light changes it, so one photo is never very sure of it, and it ranks nobody.",
		grade: "B",
		sources: ["house_default"],
	},
	{
		id: "question.monk",
		label: "The Monk scale",
		asks: /\bmonk (?:scale|tone|skin tone|swatch\w*)\b|\bmonk\b$/,
		text: "The Monk scale is a row of ten swatches from the lightest to the deepest skin. Your photo is set beside the nearest one, as an estimate that you can correct; it helps to judge redness and marks fairly on every tone.",
		grade: "B",
		sources: ["house_default"],
	},
	{
		id: "question.redness_points",
		label: "Redness points",
		asks: asksWord("redness points?|erythema index|delta ei|redness units?"),
		text: "Redness points say how much redder a place reads than your own calmer skin, from the red and green light it throws back, with shade and gloss taken out. On clear faces nose and cheeks usually read 3 to 4 points, so that alone is no finding.",
		grade: "B",
		sources: ["house_default"],
	},
	{
		id: "question.lightness_points",
		label: "Lightness points",
		asks: asksWord("lightness points?|delta l"),
		text: "Lightness points say how much darker the skin under your eyes reads than your own cheek, on a scale where black is 0 and white is 100. About 8 is usual, because thin skin and a shadow are part of every face.",
		grade: "B",
		sources: ["under_eye_2015"],
	},
	{
		id: "question.color_units",
		label: "Color-difference units",
		asks: asksWord("color differences?(?: units?)?|delta e"),
		text: "Color-difference units say how far a place drifts from the color of the rest of your face. Most people start to notice at 2.3, and clear skin reads about that much, because no face is one color.",
		grade: "B",
		sources: ["house_default"],
	},
	{
		id: "question.indexes",
		label: "Texture and line index",
		asks: asksWord("(?:texture|line|wrinkle|roughness) (?:index|indexes|units?)|index"),
		text: "An index is a number of our own: for texture how strong the finest light and dark of the surface is, for lines how strong and long they run in a resting face. It has no unit and says most when you compare it with your own earlier scans.",
		grade: "B",
		sources: ["house_default"],
	},
	{
		id: "question.give_or_take",
		label: "Give or take",
		asks: asksWord("give or take|photo noise|noise rule|margin of error"),
		text: "Give or take is how far a number would lie off in another photo of the same skin: two of three such photos lie within it, nineteen of twenty within twice as much. It was measured on pairs of photos of people whose skin had not changed. A change between two scans has to be far larger before it is told, and a setback has to show in two photos.",
		grade: "B",
		sources: ["house_default"],
	},
];

import { BRAND } from "@dewlight/contracts/brand.ts";
import { LEGAL_VERSION, MIN_AGE } from "@dewlight/contracts/constants.ts";
import { paths } from "#paths.ts";
import { PROMISED } from "./figures.ts";
import type { LegalSection, LegalText } from "./legal-prose.tsx";
import { KEPT } from "./privacy/kept.ts";

const {
	lostScanMinutes,
	unclaimedPhotoMinutes,
	sessionDays,
	knownBrowserDays,
	trendPeople,
	modelThread,
	deletionDays,
	undoDays,
} = PROMISED;

const PHOTO: readonly LegalSection[] = [
	{
		id: "privacy-short",
		heading: "The short version",
		blocks: [
			{
				list: [
					"Original images are deleted right after analysis. A small thumbnail, close-ups of what was found and the measured numbers are kept.",
					"The shape of your face is never stored, and nobody is recognized.",
					"Nothing is sold, and nothing of yours trains a model. There are two cookies, both for logging in, and no tracking.",
					"You can take a copy of your data, and have it erased, on your account page.",
				],
			},
			`${BRAND.name} (“we”) answers for the data described here. Write to ${BRAND.supportEmail} about anything in it.`,
		],
		see: [{ label: "Your account", to: paths.account }],
	},
	{
		id: "privacy-photo",
		heading: "What happens to your photo",
		blocks: [
			"Before your first photo we ask whether we may measure it, on a screen of its own that says what is done. Without your yes no photo is taken in, and everything that needs no photo works all the same.",
			"From the photo we compute where your face is, and from its skin: color, redness, shine, texture, spots, dark marks and lines. From these numbers the program derives skin type, sensitivity, findings with a severity from 0 to 5, a care plan and what to look for in products. All of it runs on our own server.",
			"Original images are deleted right after analysis, also when the analysis fails, and the deletion is put on record. That holds for every photo of a scan: the camera takes four with one press, and a second one may be added to a chosen one. Thumbnails are kept, together with see-through layers that show where something was found, close-ups, and the numbers. A close-up is a patch of a few centimeters of skin around a finding, as fine as it was measured; it is kept from the first photo on that you send after agreeing to the text that names it. A thumbnail is a new, small picture: where and with which camera the photo was taken is not in it. The day in the record of a photo that you import is read on your device, and the day you confirm is sent with it.",
			`If the power goes out in the middle, a clean-up that runs every minute deletes what was left behind: a photo that never became a scan after ${unclaimedPhotoMinutes} minutes, one whose analysis was lost after ${lostScanMinutes} minute.`,
			"You can take your yes back on your account page under Consents. From then on no photo is measured, and one that is being measured is stopped. Reports you have stay until you delete your account.",
		],
	},
	{
		id: "privacy-face-geometry",
		heading: "Face geometry (biometric notice)",
		blocks: [
			"To find forehead, cheeks and chin, a program finds points of your face in the photo. These points are in the computer's memory while the photo is measured, for seconds, and nowhere else. They are never stored, and never made into a template or a print of your face.",
			"They are never used to identify or recognize anybody, or to compare faces. They are not sold, leased, traded or given to anybody.",
			"Nothing of this is computed before you have agreed in writing: the question names what is computed, what for and for how long, and your answer is stored with its time and the version of the text. If you send photos with a program of your own, without having seen that question, sending one after accepting this policy is stored as your yes.",
			{
				facts: [
					{ name: "Points of the face", text: "Gone when the photo is measured, after seconds." },
					{ name: "Original photo", text: "Deleted right after analysis." },
					{
						name: "Thumbnail, layers, close-ups, numbers",
						text: "Erased with your account.",
					},
				],
			},
		],
	},
];

const HEALTH: readonly LegalSection[] = [
	{
		id: "privacy-health-data",
		heading: "Consumer health data",
		blocks: [
			"Some laws treat facts about skin as health data, also when they are only about looks. We treat these as such: the measured numbers and findings, your notes, your chat, and your answers about sensitive skin, pregnancy, nursing and medicines.",
			"They come from you and from your photo. We use them for your report, plan, picks and answers, for cautions that keep you safe, and to compare your scans with each other; for nothing else. Optional answers stay empty unless you give them, and you can empty them again.",
			"They go to nobody but those named under “Who gets what”. We do not sell them, do not use them for advertising, and do not follow where you are.",
			`You may ask whether we hold such data, see it and whom it went to, take your consent back, and have it deleted: on your account page or by writing to ${BRAND.supportEmail}. If we refuse, answer us and a person looks at it again; if we still refuse, you can turn to the attorney general or the data protection authority where you live.`,
		],
	},
	{
		id: "privacy-why",
		heading: "Why we may do this",
		blocks: [
			{
				facts: [
					{
						name: "Your explicit consent",
						text: "Measuring your photo and deriving facts about your skin; showing your face to a language model; optional answers about your health.",
					},
					{
						name: "Our contract with you",
						text: "Your account, plan, chat, payments, and mails that belong to them.",
					},
					{
						name: "Legal duties",
						text: "Invoices, answers to your requests, proof of consent.",
					},
					{
						name: "Legitimate interests",
						text: "Keeping accounts safe, stopping abuse and repeated trials, finding faults, and counting which parts of the product are used at all.",
					},
				],
			},
			"A program decides what stands in your report and which products are picked. None of that has legal or similarly serious effects for you.",
		],
	},
];

const RECIPIENTS: readonly LegalSection[] = [
	{
		id: "privacy-recipients",
		heading: "Who gets what",
		blocks: [
			"We sell nothing and share nothing for advertising. The service can run without any other company; where one of these is used, it gets only what stands here:",
			{
				facts: [
					{
						name: "Hosting",
						text: "Who runs the machines of our server, database and file store holds your data there for us. In the file store that is thumbnails, layers and close-ups, and the original photo for the moments until it is deleted. Pictures of products may come from another server that we chose for them; like any server it sees your network address.",
					},
					{ name: "Mail service", text: "Your e-mail address and the mails we send you." },
					{
						name: "Push service",
						text: "If you let a browser show reminders: the service of that browser's maker passes them on. They are encrypted for your browser; the service sees that and when something comes. They name kinds of steps and products, or that a patch test is to be looked at, and nothing of what your skin did.",
					},
					{
						name: "Stripe",
						text: "When you buy a plan: your e-mail address, your account number with us, and what you type on its pages, such as your card. It tells us what was paid.",
					},
					{ name: "Language model", text: "Only as told in the next section." },
					{
						name: "Shops",
						text: "Nothing. If you follow a link, the shop sees your visit, but not from which page of ours it came.",
					},
					{
						name: "Other members",
						text: `Nothing about you. “Users like you” counts how many people with a skin type use a product, and shows none that fewer than ${trendPeople} people use.`,
					},
					{
						name: "Our own people",
						text: "Those who run the service can look up an account and its subscription, read letters to us, set a plan, give a payment back, turn off two-factor authentication, and export or erase an account on request. Each of these leaves a line on record with a name.",
					},
					{ name: "Authorities", text: "What a law makes us hand over, and no more." },
				],
			},
		],
	},
	{
		id: "privacy-language-models",
		heading: "Language models",
		blocks: [
			"The assistant and the reports work without any outside service. Then what you write stays on our server.",
			`Where we use a language model of another company, the chat says who answers when you open it. For an answer it gets your message and up to ${modelThread} messages before it, facts of your report and plan, your answers (among them those on age group, pregnancy and medicines, so that its answers are safe), the products you use, how you said your skin felt in the last two weeks, and what it did after which product (what you tapped, never a note of your diary or log). For a report it gets the sentences of the overall assessment, to phrase them. It never gets your name, your e-mail address or your photo. How long that company keeps what it got is set by its terms.`,
			"There is one exception for the photo, and only with a consent of its own that names the company: a small cut-out of your face is shown to its model for remarks, which the report marks as the model's. You can take that consent back on your account page at any time; if the company changes, we ask again.",
		],
	},
	{
		id: "privacy-cookies",
		heading: "Cookies and what your browser stores",
		blocks: [
			"All of it is needed for what you asked for, so there is no banner. Nothing follows you to other sites, and no page of ours loads anything from an advertiser or a counting service.",
			{
				facts: [
					{
						name: "Cookie “session”",
						text: `Keeps you logged in: until you log out, or ${sessionDays} days after the last use. Scripts cannot read it.`,
					},
					{
						name: "Cookie “known_browser”",
						text: `Says that you logged in from this browser before, so that strangers who guess at your password do not lock you out. It opens nothing, stays when you log out, and ends after ${knownBrowserDays} days or with a new password. Scripts cannot read it.`,
					},
					{
						name: "Local storage",
						text: "“theme”: light or dark, if you chose. “care_plan_view_sent”, “chat_open_sent:…” and “chat_message_sent_sent:…”, the last two with your account number at the end: so that each is counted once. They stay when you log out, until you clear them in your browser. “kept-plan:…”, with your account number: your name and the steps of your care plan as you last read it, so that it opens without a network. “kept-marks:…”, with your account number: steps you checked off, routines you skipped and what you told your diary, with its note, without a network, until they are sent, for a week at most. “signing-out”: a logout that our server has not heard of yet, until it has. “reminders-on-this-phone”, in the app only: your account number, where the phone shows your reminders; what comes in the next seven days then lies in the phone's own list. All four are removed when you log out.",
					},
					{
						name: "Cache storage",
						text: "The program and the public pages you opened, so that they open without a network too. Nothing of yours is in it, and the pages you opened are removed when you log out.",
					},
					{
						name: "Session storage",
						text: "“draft:…”: text you typed and answers you picked but have not sent. “react-router-scroll-positions”: how far you scrolled. Both are gone when the tab is closed.",
					},
				],
			},
			`Stripe's payment pages are Stripe's own and set their own cookies. Ads on the Free plan are for things of ${BRAND.name} itself and store nothing.`,
		],
	},
];

const RIGHTS: readonly LegalSection[] = [
	{
		id: "privacy-rights",
		heading: "Your rights",
		blocks: [
			{
				facts: [
					{
						name: "A copy",
						text: "“Download my data” on your account page gives one archive with what stands under your account, also in a form that other programs can read. Not in it: what would open your account, such as passwords and codes; letters you sent while logged out; and technical records such as counters of attempts, finished tasks, news from Stripe and the technical log. Write to us if you want a copy of those.",
					},
					{
						name: "Correction",
						text: `Your name and e-mail address on your account page, your answers beside your care plan. A new address is confirmed by mail, and the old one can undo the change for ${undoDays} days.`,
					},
					{
						name: "Erasure",
						text: `“Delete my account” on your account page. For ${deletionDays} days you can change your mind; then everything is erased for good: scans, thumbnails, plan, chat and settings, and a running subscription ends.`,
					},
					{
						name: "Taking consent back",
						text: "On your account page under Consents. What was done before stays lawful.",
					},
					{
						name: "Objection, restriction",
						text: "Write to us when you do not want something done that we do for our own interests.",
					},
					{
						name: "Complaint",
						text: "Turn to the data protection authority where you live, whether or not you have written to us before.",
					},
				],
			},
			`If you cannot log in, write to ${BRAND.supportEmail} from the address of your account, or use the contact form. We make sure that the request is yours and answer within a month. Using a right costs nothing and never makes the service worse for you.`,
		],
		see: [
			{ label: "Your account", to: paths.account },
			{ label: "Ask us to delete an account", to: paths.contactAbout("Delete Account") },
		],
	},
	{
		id: "privacy-children",
		heading: "Children",
		blocks: [
			`${BRAND.name} is not for children under ${MIN_AGE}, and we do not knowingly hold data of one. Everybody confirms to be at least ${MIN_AGE} before going on. If you know of a child's account, tell us: we erase it without the usual wait, with everything in it.`,
		],
	},
];

const SAFETY: readonly LegalSection[] = [
	{
		id: "privacy-security",
		heading: "How it is protected",
		blocks: [
			"Passwords, cookies and mailed links are stored in forms that do not open anything. Two-factor secrets are encrypted under a key that does not lie in the database. Every read of a photo, report or message is tied to its owner. Photos are judged by their bytes, decoded, and never served as sent. Guessing is limited, and what happens to an account is on record. You can see your signed-in browsers, end each of them, and turn on two-factor authentication.",
			"No protection is perfect.",
		],
	},
	{
		id: "privacy-breach",
		heading: "If something goes wrong",
		blocks: [
			`We give breach notification within ${PROMISED.breachHours} hours of learning of it: to you by e-mail when it concerns your data, and to the authorities the law names. We say what happened, what it means for you, and what you can do.`,
		],
	},
	{
		id: "privacy-where",
		heading: "Where your data is",
		blocks: [
			"That depends on where our server and the companies named above stand; ask us and we tell you. Where data leaves the country or region whose law protects you, it goes only with the safeguards that this law asks for, such as standard contractual clauses in the European Union.",
		],
	},
	{
		id: "privacy-changes",
		heading: "Changes",
		blocks: [
			"When the meaning of this policy changes, you are asked to read and accept the new version before going on. A new use of your photo is never slipped into it: for that we ask on its own.",
		],
	},
];

export const privacyText: LegalText = {
	anchor: "privacy",
	title: "Privacy Policy",
	summary: "What is read from a photo, what we keep and for how long, who gets it, and your rights.",
	version: LEGAL_VERSION,
	sections: [...PHOTO, ...KEPT, ...HEALTH, ...RECIPIENTS, ...RIGHTS, ...SAFETY],
};

import { BRAND } from "@dewlight/contracts/brand.ts";
import { PROMISED } from "../figures.ts";
import type { LegalSection } from "../legal-text.ts";

const { sessionDays, knownBrowserDays, trendPeople, modelThread } = PROMISED;

export const RECIPIENTS: readonly LegalSection[] = [
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

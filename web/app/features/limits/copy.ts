/** NAV-22 and NAV-23 fix the first title and its two buttons. */
export const limitsCopy = {
	fairUseTitle: "Fair Use Limit Reached",
	fairUseText: "You have used everything your plan holds for this period. It fills up again by itself.",
	close: "Close",
	contactSupport: "Contact Support",
	plansTitle: "What each plan holds",
	plansText: "Paid plans are not on sale yet. Your own quota fills up again by itself.",
	yourPlan: "Your plan",
} as const;

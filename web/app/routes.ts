import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { GUIDE_NAMES } from "./guide-paths.ts";

export default [
	layout("layouts/site-layout.tsx", [
		index("layouts/home-page.tsx"),
		...GUIDE_NAMES.map((name) => route(name, `features/guides/${name}/page.tsx`)),
		route("terms", "features/legal/terms-screen.tsx"),
		route("login", "features/login/login-screen.tsx"),
		route("forgot-password", "features/recover/forgot-screen.tsx"),
		route("reset-password", "features/recover/reset-screen.tsx"),
		route("not-my-account", "features/recover/not-mine-screen.tsx"),
		route("confirm-email-change", "features/email-change/confirm-screen.tsx"),
		route("undo-email-change", "features/email-change/undo-screen.tsx"),
		route("contact", "features/contact/contact-screen.tsx"),
		route("logout", "features/login/logout-screen.tsx"),
		route("register", "layouts/register-page.tsx"),
		route("shared", "features/shared/shared-screen.tsx"),
		route("verify-email", "features/join/verify-email-screen.tsx"),
		layout("layouts/app-layout.tsx", [
			route("dashboard", "features/dashboard/dashboard-screen.tsx"),
			route("onboarding/current", "features/join/current-onboarding-screen.tsx"),
			route("onboarding/:checkinId", "layouts/first-result-page.tsx"),
			route("analyzing/:checkinId", "features/analyzing/analyzing-screen.tsx"),
			layout("layouts/photo-consent-layout.tsx", [route("upload", "features/scan/upload-screen.tsx")]),
			route("results", "features/scan/latest-results-screen.tsx"),
			route("results/:checkinId", "features/scan/results-screen.tsx"),
			layout("layouts/timeline-layout.tsx", [
				route("timeline", "features/timeline/timeline-screen.tsx"),
				route("timeline/progress", "features/progress/progress-screen.tsx"),
			]),
			route("care-plan", "features/care-plan/care-plan-screen.tsx"),
			route("check", "features/check/check-screen.tsx"),
			route("shelf", "features/shelf/shelf-screen.tsx"),
			route("recommendations", "features/recommendations/recommendations-screen.tsx"),
			route("chat", "features/chat/chat-screen.tsx"),
			route("account", "features/account/account-screen.tsx"),
			route("success", "features/success/success-screen.tsx"),
			route("checkin", "features/checkin/checkin-screen.tsx"),
		]),
		route("offline", "offline/offline-screen.tsx"),
		route("*", "features/shell/not-found-screen.tsx"),
	]),
] satisfies RouteConfig;

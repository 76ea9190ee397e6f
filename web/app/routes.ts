import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const coming = (path: string) =>
	route(path, "features/dashboard/coming-screen.tsx", { id: `coming-${path}` });

export default [
	layout("layouts/site-layout.tsx", [
		index("features/home/home-screen.tsx"),
		route("terms", "features/legal/terms-screen.tsx"),
		route("login", "features/login/login-screen.tsx"),
		route("logout", "features/login/logout-screen.tsx"),
		route("register", "features/join/register-screen.tsx"),
		route("verify-email", "features/join/verify-email-screen.tsx"),
		layout("layouts/app-layout.tsx", [
			route("dashboard", "features/dashboard/dashboard-screen.tsx"),
			route("onboarding/current", "features/join/current-onboarding-screen.tsx"),
			route("onboarding/:checkinId", "features/join/onboarding-screen.tsx"),
			route("upload", "features/scan/upload-screen.tsx"),
			route("results", "features/scan/latest-results-screen.tsx"),
			route("results/:checkinId", "features/scan/results-screen.tsx"),
			route("timeline", "features/timeline/timeline-screen.tsx"),
			coming("care-plan"),
			coming("recommendations"),
			coming("chat"),
			coming("account"),
		]),
		route("*", "features/shell/not-found-screen.tsx"),
	]),
] satisfies RouteConfig;

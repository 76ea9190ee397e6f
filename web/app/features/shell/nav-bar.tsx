import { BRAND } from "@dewlight/contracts/brand.ts";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { useSession } from "#api/session.ts";
import { paths } from "#paths.ts";
import { BrandMark } from "#ui/brand-mark.tsx";
import { barState, VisitorLinks } from "./bar-offer.tsx";

/** Read by the script of the head before the first paint of the next page. */
function rememberMember(isMember: boolean): void {
	try {
		if (isMember) localStorage.setItem("member", "1");
		else localStorage.removeItem("member");
	} catch {
		// Without storage the row comes late, and nothing else is lost.
	}
}

const MemberBar = lazy(async () => ({ default: (await import("./member-bar.tsx")).MemberBar }));

/**
 * The second row of members has its place before it comes, so that nothing moves under a finger; also before anybody
 * knows who is there, where a member was there last, and until the page is left where that member's session is over.
 */
export function NavBar() {
	const session = useSession();
	const state = barState(session);
	const { pathname } = useLocation();
	const [arrived] = useState(pathname);
	useEffect(() => {
		if (session.status !== "unknown") rememberMember(state.kind === "member");
	}, [session.status, state.kind]);
	return (
		<header className="sticky top-0 z-30 short:static border-b border-line bg-ground/92 pt-[env(safe-area-inset-top)] backdrop-blur-md">
			<div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 px-5 wide:px-8">
				<div className="flex min-h-16 items-center">
					<Link
						to={state.kind === "member" ? paths.dashboard : paths.home}
						className="-ml-1 flex min-h-11 items-center gap-2 rounded-full px-1 font-display text-h3 tracking-tight text-ink"
					>
						<BrandMark className="size-8" />
						<span className={state.kind === "visitor" ? "max-[24rem]:sr-only" : undefined}>{BRAND.name}</span>
					</Link>
				</div>
				{state.kind === "visitor" && <VisitorLinks />}
				{state.kind === "brand_only" && (
					<noscript className="col-span-2">
						<VisitorLinks />
					</noscript>
				)}
				{session.status === "unknown" && (
					// Shown by the start of a page written at build time, once nobody is signed in (web/build-steps/start-pages.ts).
					<div data-visitor="" hidden suppressHydrationWarning className="col-span-2">
						<VisitorLinks />
					</div>
				)}
				{(session.status === "unknown" || (state.kind === "visitor" && pathname === arrived)) && (
					<span className="row-start-2 hidden h-12 in-data-member:block" />
				)}
				{state.kind === "member" && (
					<Suspense fallback={<span className="row-start-2 h-12" />}>
						<MemberBar state={state} />
					</Suspense>
				)}
			</div>
		</header>
	);
}

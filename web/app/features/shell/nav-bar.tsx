import { BRAND } from "@dewlight/contracts/brand.ts";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useSession } from "#api/use-session.ts";
import { paths } from "#paths.ts";
import { BrandMark } from "#ui/brand-mark.tsx";
import { barState } from "./bar-state.ts";
import { VisitorLinks } from "./nav-links.tsx";

const MemberBar = lazy(async () => ({ default: (await import("./member-bar.tsx")).MemberBar }));

/** The second row of members has its place before it comes, so that nothing moves under a finger. */
export function NavBar() {
	const state = barState(useSession());
	return (
		<header className="sticky top-0 z-30 border-b border-line bg-ground/92 pt-[env(safe-area-inset-top)] backdrop-blur-md">
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
				{state.kind === "member" && (
					<Suspense fallback={<span className="row-start-2 h-12" />}>
						<MemberBar state={state} />
					</Suspense>
				)}
			</div>
		</header>
	);
}

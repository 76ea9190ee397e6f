import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import { useUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { platform } from "#platform/current.ts";
import { FaceLight } from "#ui/brand-mark.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Prerendered, pressedLink, useStandingHtml } from "#ui/prerendered.tsx";
import { homeCopy } from "./copy.ts";

const ID = "home-more";

const HeroReport = lazy(async () => ({ default: (await import("./hero-report.tsx")).HeroReport }));

interface HomeScreenProps {
	exampleHref: string;
	onExample: () => void;
	/** `name` as the links of the card have it. */
	onDemo: (name: string) => void;
	onNearDemo: (name: string) => void;
	/** Everything between the first view and the end of the page. */
	more: ReactNode;
}

export function HomeScreen({ exampleHref, onExample, onDemo, onNearDemo, more }: HomeScreenProps) {
	return (
		<>
			<Hero exampleHref={exampleHref} onExample={onExample} />
			<PrerenderedMore onDemo={onDemo} onNearDemo={onNearDemo}>
				{more}
			</PrerenderedMore>
			<section aria-labelledby="closing-title" className="overflow-hidden bg-blush">
				<div className="mx-auto grid max-w-page items-end gap-x-10 px-5 wide:px-8 desk:grid-cols-[1.2fr_1fr]">
					<div className="grid justify-items-start gap-5 pt-16 pb-12 desk:self-center desk:py-24">
						<h2 id="closing-title" className="text-h1 text-fig">
							{homeCopy.closing.title}
						</h2>
						<p className="text-lead">{homeCopy.closing.text}</p>
						<MainButton />
					</div>
					<FaceLight isBelow className="mx-auto -mb-px w-full max-w-narrow desk:max-w-form" />
				</div>
			</section>
		</>
	);
}

interface HeroProps {
	/** Address of the example report, for a press without scripts. */
	exampleHref: string;
	onExample: () => void;
}

function Hero({ exampleHref, onExample }: HeroProps) {
	return (
		<section className="overflow-hidden">
			<div className="mx-auto grid max-w-page items-center gap-x-14 gap-y-12 px-5 pt-10 pb-14 wide:px-8 wide:pt-16 desk:grid-cols-[1.15fr_1fr] desk:pt-14 desk:pb-20">
				<div className="grid justify-items-start gap-6">
					<h1 tabIndex={-1} className="text-display">
						{homeCopy.title}
					</h1>
					<p className="max-w-dialog text-lead text-ink-2">{homeCopy.lead}</p>
					<div className="grid justify-items-start gap-x-6 gap-y-3 pt-2 wide:flex wide:flex-wrap wide:items-center">
						<MainButton />
						<a
							href={exampleHref}
							aria-haspopup="dialog"
							onClick={(event) => {
								event.preventDefault();
								onExample();
							}}
							className="flex min-h-12 items-center font-semibold text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
						>
							{homeCopy.seeExample}
						</a>
					</div>
				</div>
				<Prerendered id="hero-report">
					<Suspense fallback={<div className="mx-auto min-h-[42rem] w-full max-w-form desk:max-w-[25rem]" />}>
						<HeroReport />
					</Suspense>
				</Prerendered>
			</div>
		</section>
	);
}

interface PrerenderedMoreProps extends Pick<LinkActions, "onDemo" | "onNearDemo"> {
	/** Loads itself when it is drawn. */
	children: ReactNode;
}

/**
 * The rest of the page. Where it came as HTML it stays as it is, and its code is never loaded; only for whoever comes
 * from another page it is drawn here. Its links do what they do in both cases.
 */
function PrerenderedMore({ children, ...actions }: PrerenderedMoreProps) {
	const place = useRef<HTMLDivElement>(null);
	// It speaks of plans: where none are sold it is drawn anew.
	const standing = useStandingHtml(ID);
	const html = platform.canManageBilling ? standing : null;
	useLinkActions(place, { ...actions, isHtml: html !== null });
	if (html === null) {
		return (
			<div ref={place} id={ID}>
				{children}
			</div>
		);
	}
	return (
		<div
			ref={place}
			id={ID}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: what already stands there, unchanged
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}

interface LinkActions {
	onDemo: (name: string) => void;
	/** The pointer or the focus is there: what a press needs may be fetched. */
	onNearDemo: (name: string) => void;
	/** The links are plain HTML: the ordinary ones are followed here too, without a reload. */
	isHtml: boolean;
}

/** Presses of links inside `place`: examples open, plans open for whoever is signed in, the rest leads on. */
function useLinkActions(place: RefObject<HTMLElement | null>, actions: LinkActions): void {
	const { onDemo, onNearDemo, isHtml } = actions;
	const navigate = useNavigate();
	const user = useUser();
	useEffect(() => {
		const node = place.current;
		if (node === null) return;
		const follow = (event: MouseEvent) => {
			const link = pressedLink(event);
			if (link === null) return;
			const { demo, plan } = link.dataset;
			if (demo === undefined && plan === undefined && !isHtml) return;
			event.preventDefault();
			if (demo !== undefined) onDemo(demo);
			else if (plan !== undefined && user !== null) dispatchLimitEvent("upgradeNeeded", user.plan);
			else void navigate(link.pathname + link.search + link.hash);
		};
		const near = ({ target }: Event) => {
			const link = target instanceof Element ? target.closest("a") : null;
			if (link?.dataset.demo !== undefined) onNearDemo(link.dataset.demo);
		};
		node.addEventListener("click", follow);
		node.addEventListener("pointerover", near);
		node.addEventListener("focusin", near);
		return () => {
			node.removeEventListener("click", follow);
			node.removeEventListener("pointerover", near);
			node.removeEventListener("focusin", near);
		};
	}, [place, isHtml, onDemo, onNearDemo, navigate, user]);
}

/** PUB-10, PUB-11: the one next step, by session. */
function MainButton() {
	const user = useUser();
	return user === null ? (
		<LinkButton to={paths.register}>{homeCopy.signedOut}</LinkButton>
	) : (
		<LinkButton to={paths.upload}>{homeCopy.signedIn}</LinkButton>
	);
}

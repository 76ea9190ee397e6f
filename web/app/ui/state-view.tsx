import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { uiCopy } from "./copy.ts";
import { PageHeading } from "./page.tsx";

interface StateViewProps {
	/** How much light falls on the picture. */
	light: "full" | "low";
	title: ReactNode;
	children?: ReactNode;
	/** Buttons: the way on. */
	actions?: ReactNode;
	/** Read out when it appears: at once for a failure, at the next pause otherwise. */
	announce?: "alert" | "status";
	/** True where this view is the whole page, so that its title is the h1. */
	page?: boolean;
}

/** The frame of the empty, error, denied and offline views: a lit form, one sentence, one way on. */
export function StateView({ light, title, children, actions, announce, page = false }: StateViewProps) {
	const Title = page ? PageHeading : StateTitle;
	return (
		<div
			role={announce}
			className="mx-auto grid max-w-form animate-rise justify-items-center gap-4 px-5 py-14 text-center wide:py-20"
		>
			<LightForm light={light} className="size-28" />
			<Title className="text-h2 text-balance">{title}</Title>
			{children !== undefined && <div className="text-ink-2">{children}</div>}
			{actions !== undefined && <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div>}
		</div>
	);
}

function StateTitle({ children, className }: { children: ReactNode; className?: string }) {
	return <p className={classNames("font-display", className)}>{children}</p>;
}

interface EmptyStateProps {
	/** True where this view is the whole page. */
	page?: boolean;
	title: string;
	children?: ReactNode;
	actions?: ReactNode;
}

export function EmptyState({ page, title, children, actions }: EmptyStateProps) {
	return (
		<StateView light="full" page={page} title={title} actions={actions}>
			{children}
		</StateView>
	);
}

interface ErrorStateProps {
	/** True where this view is the whole page. */
	page?: boolean;
	title: string;
	children?: ReactNode;
	onRetry?: () => void;
	/** Further ways on, beside "Try again". */
	actions?: ReactNode;
}

export function ErrorState({ page, title, children, onRetry, actions }: ErrorStateProps) {
	return (
		<StateView
			announce="alert"
			light="low"
			page={page}
			title={title}
			actions={
				<>
					{onRetry !== undefined && <Button onClick={onRetry}>{uiCopy.tryAgain}</Button>}
					{actions}
				</>
			}
		>
			{children}
		</StateView>
	);
}

export function OfflineState({ onRetry }: { onRetry?: () => void }) {
	return (
		<StateView
			announce="status"
			light="low"
			title={uiCopy.offline}
			actions={onRetry !== undefined && <Button onClick={onRetry}>{uiCopy.tryAgain}</Button>}
		>
			<p>{uiCopy.offlineText}</p>
		</StateView>
	);
}

interface LightFormProps {
	light: "full" | "low";
	className?: string;
}

/** A smooth stone in soft light: the picture of the empty and error states. */
export function LightForm({ light, className }: LightFormProps) {
	const id = useId();
	return (
		<svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
			<defs>
				<radialGradient id={`${id}-halo`}>
					<stop offset="0" stopColor="var(--color-glow)" stopOpacity={light === "full" ? 0.95 : 0.35} />
					<stop offset="1" stopColor="var(--color-glow)" stopOpacity="0" />
				</radialGradient>
				<radialGradient id={`${id}-form`} cx="0.32" cy="0.26" r="0.9">
					<stop offset="0" stopColor={light === "full" ? "#fff1e2" : "#ecc9b4"} />
					<stop offset="0.35" stopColor={light === "full" ? "#f4b690" : "#c98a7b"} />
					<stop offset="0.72" stopColor="#b9636f" />
					<stop offset="1" stopColor="#6b2e47" />
				</radialGradient>
			</defs>
			<circle cx="48" cy="46" r="46" fill={`url(#${id}-halo)`} />
			<ellipse cx="64" cy="103" rx="34" ry="5" fill="var(--color-line)" />
			<path
				d="M28 74c-2-22 14-44 37-44 24 0 37 19 33 42-3 19-16 28-35 28-20 0-33-8-35-26Z"
				fill={`url(#${id}-form)`}
			/>
		</svg>
	);
}

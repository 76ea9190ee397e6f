import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** The h1 of a screen. Takes focus after a move inside the app, so that a screen reader says where one is. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
	const ref = useRef<HTMLHeadingElement>(null);
	const { key } = useLocation();
	const how = useNavigationType();
	useEffect(() => {
		if (key !== "default" && how !== "POP" && document.activeElement === document.body) {
			ref.current?.focus({ preventScroll: true });
		}
	}, [key, how]);
	return (
		<h1 ref={ref} tabIndex={-1} className={className ?? "text-h1"}>
			{children}
		</h1>
	);
}

import { Link, type LinkProps } from "react-router";
import { type ButtonSize, type ButtonTone, buttonStyle } from "./button-style.ts";

interface LinkButtonProps extends LinkProps {
	tone?: ButtonTone;
	size?: ButtonSize;
	className?: string;
}

export function LinkButton({ tone = "primary", size = "regular", className, ...rest }: LinkButtonProps) {
	return <Link {...rest} className={buttonStyle(tone, size, className)} />;
}

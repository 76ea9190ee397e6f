import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";

interface TextLinkProps extends LinkProps {
	className?: string;
}

export function TextLink({ className, ...rest }: TextLinkProps) {
	return (
		<Link
			{...rest}
			className={classNames(
				"font-medium text-fig underline decoration-1 underline-offset-4 hover:decoration-2",
				className,
			)}
		/>
	);
}

/** The caller's own logo at a fixed height. Its size is given in advance, so that nothing moves when it loads. */
import { href } from "react-router";

type LogoImageProps = { logo: { width: number; height: number; updatedAt: Date }; company: string };

/** On white even in the dark theme, because logos are designed for paper. */
export function LogoImage({ logo: { width, height, updatedAt }, company }: LogoImageProps) {
  return (
    <img
      src={`${href("/profile/logo/picture")}?v=${new Date(updatedAt).getTime()}`}
      alt={company ? `Logo of ${company}` : "Your logo"}
      width={width}
      height={height}
      className="h-16 w-auto max-w-full rounded-sm bg-paper object-contain p-1"
    />
  );
}

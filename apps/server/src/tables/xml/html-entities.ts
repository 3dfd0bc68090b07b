const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml';

const others =
  'OElig:Œ oelig:œ Scaron:Š scaron:š Yuml:Ÿ fnof:ƒ circ:ˆ tilde:˜ Alpha:Α Beta:Β Gamma:Γ Delta:Δ Theta:Θ Lambda:Λ ' +
  'Pi:Π Sigma:Σ Phi:Φ Psi:Ψ Omega:Ω alpha:α beta:β gamma:γ delta:δ epsilon:ε eta:η theta:θ kappa:κ lambda:λ mu:μ ' +
  'pi:π rho:ρ sigma:σ tau:τ phi:φ psi:ψ omega:ω ensp:\u2002 emsp:\u2003 thinsp:\u2009 zwnj:\u200c zwj:\u200d ' +
  'ndash:– mdash:— lsquo:‘ rsquo:’ sbquo:‚ ldquo:“ rdquo:” bdquo:„ dagger:† Dagger:‡ bull:• hellip:… permil:‰ prime:′ ' +
  'Prime:″ lsaquo:‹ rsaquo:› euro:€ trade:™ larr:← uarr:↑ rarr:→ darr:↓ harr:↔ part:∂ prod:∏ sum:∑ minus:− radic:√ ' +
  'infin:∞ asymp:≈ ne:≠ equiv:≡ le:≤ ge:≥ sub:⊂ sup:⊃';

/**
 * The characters of HTML's named entities, such as `&auml;`, which catalogues use without declaring them (HTML 4, 24).
 */
export const htmlEntities: Readonly<Record<string, string>> = Object.fromEntries([
  ...latin1.split(' ').map((name, place) => [name, String.fromCharCode(160 + place)] as const),
  ...others.split(' ').map((pair) => pair.split(':') as [string, string]),
]);

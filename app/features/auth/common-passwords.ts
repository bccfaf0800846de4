/**
 * The passwords that everybody tries first. A few hundred words and number rows stand for many thousands of passwords, because a
 * disguised one also counts as common: in other case, with `@` for `a`, with `123` or `!` after it, or written twice.
 */

/** Words from published lists of the commonest passwords, in lower case. */
const WORDS = new Set(
  `password passwort passwd pass passw0rd pwd contrasena motdepasse senha wachtwoord haslo parola sifre kennwort
   letmein welcome login logon admin administrator root user guest test tester testing default changeme change master
   secret private access enter open sesame opensesame hello hola bonjour hallo ciao goodbye iloveyou iloveu ilove loveme
   lovely love lover lovers loveyou mylove sweetheart sweetie sweet honey baby babygirl babyboy princess prince queen king
   angel angels angela cookie cookies chocolate sugar candy cupcake banana apple orange lemon cherry peaches strawberry
   butterfly flower flowers sunflower rose roses daisy lily violet jasmine sunshine sunny summer winter spring autumn
   january february march april may june july august september october november december monday tuesday wednesday thursday
   friday saturday sunday today tomorrow yesterday forever always family mother father brother sister daddy mommy mama papa
   monkey dragon tiger lion eagle falcon hawk panther cougar jaguar leopard bear bears wolf wolves shark dolphin dolphins
   turtle rabbit bunny kitty kitten kittycat puppy doggy doggie horse horses pony chicken turkey duck ducky penguin panda
   spider scorpion cobra python viper phoenix unicorn dinosaur bulldog bulldogs cowboy cowboys ranger rangers steelers
   packers eagles lakers yankees redsox broncos raiders giants patriots chargers warriors celtics bulls knicks arsenal
   chelsea liverpool everton manchester manutd mancity tottenham barcelona realmadrid juventus milan bayern celtic football
   baseball basketball soccer hockey tennis golf golfer rugby cricket boxing wrestling nascar racing ferrari porsche mercedes
   bmw audi toyota honda nissan mazda mustang camaro corvette chevy chevrolet harley yamaha suzuki kawasaki ducati
   superman batman spiderman ironman wolverine hulk thor avengers starwars startrek jedi yoda vader darthvader skywalker
   matrix terminator rambo rocky gandalf frodo aragorn legolas hobbit potter harrypotter hogwarts pokemon pikachu naruto
   sasuke goku vegeta zelda mario luigi sonic tetris minecraft fortnite roblox warcraft starcraft diablo halo callofduty
   counter counterstrike xbox playstation nintendo gameboy gamer gaming player players playboy killer hunter hunting fishing
   fisher ninja samurai warrior soldier marine marines army navy sniper shooter trooper pirate pirates wizard magic magician
   merlin dungeon demon devil satan lucifer hell heaven jesus jesuschrist christ christian church faith bible god godzilla
   blessed blessing amen allah buddha krishna rainbow thunder lightning storm hurricane tornado blizzard snow snowball snowman
   rain ocean beach river mountain forest island paradise galaxy saturn jupiter mercury venus apollo zeus athena hercules
   diamond silver golden gold platinum crystal ruby emerald sapphire pearl amber ginger pepper cinnamon vanilla coffee
   starbucks pepsi cocacola budweiser guinness heineken whiskey vodka tequila corona pizza burger cheese bacon sausage noodle
   computer internet online windows microsoft google facebook twitter instagram youtube linkedin yahoo hotmail gmail amazon
   paypal netflix samsung nokia iphone android linux ubuntu oracle cisco intel mysql apache server system network security
   hacker hacking cracker cyber robot android matrix1 program program1 coding developer database backup webmaster sysadmin
   office office365 azure outlook sharepoint teams excel word company business work worker manager boss money dollar cash
   credit bank banker million millionaire billion rich richie lucky lucky7 winner winning champion success freedom liberty
   america american england english ireland irish scotland scottish wales london paris berlin madrid dublin newyork boston
   chicago dallas houston texas florida california hollywood vegas lasvegas miami atlanta denver seattle canada toronto
   australia sydney melbourne germany france italy spain mexico brazil brasil india indian china japan tokyo russia
   michael jennifer jessica michelle daniel david robert john james william thomas charles joseph george edward richard
   andrew anthony matthew joshua jordan justin brandon ashley amanda nicole stephanie melissa elizabeth samantha victoria
   sarah hannah emily olivia sophie sophia charlotte lauren megan rachel rebecca patricia barbara margaret maria carmen
   alexander alexandra alexis alex max maxwell oliver harry jack jackson jacob ethan logan dylan tyler taylor trevor austin
   hunter1 carlos miguel pedro juan antonio francisco fernando roberto ricardo eduardo alejandro andrea marco giovanni
   francesco alessandro lorenzo pierre jean nicolas philippe camille chantal isabelle natalie natasha sandra monica veronica
   charlie buster bailey maggie molly sophie1 lucy bella sadie rocky1 duke shadow smokey tigger simba nala oscar felix
   garfield snoopy scooby scoobydoo mickey mickeymouse minnie donald disney pooh winnie tinkerbell barbie hellokitty
   metallica slipknot nirvana eminem tupac beatles elvis madonna rihanna beyonce shakira drake kanye blink blink182 korn
   linkinpark greenday ironmaiden acdc guitar drummer piano music musica song singer dance dancer dancing
   purple yellow green orange1 black white blue bluesky red pink silver1 grey brown blackie whitey
   trustno one noone nobody someone something anything nothing everything whatever whatever1 why because please thanks
   thankyou sorry goodluck goodbye good bad badboy goodgirl goodboy bitch fuck fucker fuckyou fuckoff asshole shit bullshit
   sexy sexsex hottie hotstuff hardcore pussy penis boobs horny naked playgirl stupid idiot loser crazy insane psycho
   smile smiley happy happyday funny cool coolio awesome perfect beautiful gorgeous handsome pretty cutie cute
   nothing1 bubbles bubba peanut pumpkin pookie muffin chester junior senior rookie captain major sergeant general colonel
   doctor nurse teacher student school college university science physics chemistry history english1 maths
   hammer hummer maverick goose iceman viper1 topgun phantom ghost vampire zombie dracula monster freak spooky creepy
   silence midnight moonlight moon star stars stardust starlight sunrise sunset daylight dreamer dreams dream
   abcd abcde abcdef abcdefg abcdefgh abc abcabc qwer qwert qwerty qwertz qwertyu qwertyui qwertyuiop azerty azertyuiop
   asdf asdfg asdfgh asdfghj asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc zaqwsx zaqxsw qweasd qweasdzxc
   qwe asd zxc qaz wsx edc rfv tgb poiuy poiuytrewq lkjhgf lkjhgfdsa mnbvcxz mnbvcxy yxcvbn yxcvbnm`
    .split(/\s+/)
    .filter(Boolean),
);

const NUMBER_ROWS = ["01234567890123456789", "98765432109876543210", "147258369", "159357", "741852963", "1029384756"];
const KEY_ROWS = [
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "yxcvbnm",
  "abcdefghijklmnopqrstuvwxyz",
];
const PAIRED_KEYS = ["1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0", "1qaz2wsx3edc4rfv5tgb", "!qaz@wsx#edc$rfv"];
const ROWS = [...NUMBER_ROWS, ...KEY_ROWS, ...PAIRED_KEYS, "!@#$%^&*()"].flatMap((row) => [
  row,
  [...row].reverse().join(""),
]);

const DISGUISES: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** Auth's hash reads no further, so Auth refuses longer passwords rather than cutting them off. */
export const MAX_PASSWORD_BYTES = 72;

/**
 * Whether a password is among the first that a stranger would try. `context` holds what a stranger may know: the address, the
 * person's name, the company.
 */
export function isCommonPassword(password: string, context: readonly string[] = []): boolean {
  if (password.length > MAX_PASSWORD_BYTES) return false; // refused for its length anyway, and checking a whole megabyte would take minutes
  const small = password.normalize("NFKC").toLowerCase();
  const core = small.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const known = context.flatMap((text) => [text, ...text.split(/[@\s.]+/)]).map((text) => text.toLowerCase());
  const isWord = (text: string) => WORDS.has(text) || (text.length > 2 && known.includes(text));
  const forms = [small, halved(small), core, halved(core), trimmedTail(small)];
  return (
    forms.some((form) => isWord(form) || isWord(undisguised(form))) || isPattern(small) || isPattern(halved(small))
  );
}

/** Drops the digits and marks that people put after a word: `p@ssw0rd123!` → `p@ssw0rd`. */
function trimmedTail(text: string): string {
  return text.replace(/[\d\W_]+$/u, "");
}

function undisguised(text: string): string {
  return [...text].map((letter) => DISGUISES[letter] ?? letter).join("");
}

/** `abcabc` → `abc`; anything else unchanged. */
function halved(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half && half + half === text ? half : text;
}

/** One or two characters over and over, a walk along the keyboard, a date or a short number. */
function isPattern(text: string): boolean {
  if (new Set(text).size <= 2) return true;
  if (/^(\d{6,8}|(19|20)\d{2}.*\d{2})$/.test(text) && /^\d+$/.test(text)) return true;
  return ROWS.some((row) => row.includes(text)) || isTwoWalks(text);
}

/** Two walks of at least three keys each: `qwerty123456`, `abc123`, `123qwe`. */
function isTwoWalks(text: string): boolean {
  return [...text.slice(3, -2)].some((_, index) => {
    const [first, second] = [text.slice(0, index + 3), text.slice(index + 3)];
    return ROWS.some((row) => row.includes(first)) && ROWS.some((row) => row.includes(second));
  });
}

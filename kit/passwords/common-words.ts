/** Words that people make passwords of: names, teams, brands, animals, films, endearments, oaths, and what this is about. */

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Of these games and of running them: the first that somebody tries here. */
const OF_THE_GAMES = list(`
  outbound cargo aircargo airfreight freight cargopilot pilot pilots captain aircraft airline airport airplane flight
  flying fleet hangar runway space spaceship starship galaxy planet rocket hull ferry founder player company admin
  administrator operator moderator server service services account
`);

const NAMES = list(`
  aaron abigail adam adrian agnes aidan alan albert alejandra alejandro alessandro alex alexa alexander alexandra
  alexandre alexandria alexis alfonso alfred alice alicia alison allison alyssa amanda amber amelia amy ana anderson
  andre andrea andreas andrei andres andrew andrey angel angela angelica angelina angelo anita anna annabelle anne
  annette annie anthony antoine anton antonella antonia antonio ariana arianna ariel arnold arthur ashley ashton audrey
  austin ava barbara bailey beatrice benedict benjamin bernard bernardo bertha bettina beverly bianca billy blake bobby
  bonnie bradley brandon brandy brenda brendan brian brianna bridget britney brittany brittney brooke bruce bruno bryan
  caitlin caleb cameron camila camille campbell carina carla carlos carmen carol carolina caroline carrie carter casey
  cassandra cassidy catalina caterina catherine cecilia cedric celeste celine chad chandler charles charlie charlotte
  chelsea cheryl chester chloe chris christa christian christina christine christophe christopher christy cindy claire
  clara claudia claudio clayton clifford colin connor conrad constance cooper corinne courtney craig cristian cristina
  crystal curtis cynthia daisy damian damien daniel daniela danielle danny daria darlene darren david davis dawson
  deborah debbie denise dennis derek desiree diana diane diego dimitri dmitry dominic dominik dominique donald donna
  dorothy douglas duncan dustin dylan eduardo edward edwin eleanor elena elisabeth elizabeth ella ellen elliot elliott
  emily emma emmanuel enrique eric erica erika ernesto esther eugene eva evelyn fabian fabio fatima felicia felipe felix
  fernanda fernando florence florian frances francesca francesco francis francisco franco frank frankie franklin fred
  freddie frederic frederick gabriel gabriela gabriella gabrielle garrett gary geoffrey george georgia gerald gerard
  gilbert gina giovanna giovanni giulia giuseppe gloria gonzalo gordon grace graham grant gregory guillermo gustavo hanna
  hannah hans harold harriet harris harrison harry harvey heather hector heidi helen helena henry herbert herman holly
  howard hubert hugo ian ignacio ingrid irene irina isaac isabel isabella isabelle ivan jackie jackson jacob jacqueline
  jake james jamie jan janet janice jared jasmin jasmine jason javier jayden jeanette jeff jeffery jeffrey jenna jennifer
  jenny jeremiah jeremy jerome jerry jesse jessica jessie jill jimmy joan joanna joanne joe joel johanna john johnathan
  johnny johnson jonas jonathan jordan jorge jose joseph josephine joshua joyce juan juanita judith julia julian juliana
  julie juliet julio justin justine kaitlyn karen karina karl kate katelyn katherine kathleen kathryn kathy katie katrina
  kayla keith kelly kelsey kendra kenneth kenny kevin kim kimberly kirsten kristen kristin kristina kristy krystal kurt
  kyle larissa larry laura lauren laurence lawrence leah leila leo leon leonard leonardo leslie lewis lillian linda
  lindsay lindsey lisa logan lola lorenzo lorraine louis louise lucas lucia luciana lucy luis luisa lukas luke lydia
  lynn mackenzie maddie madeline madison maggie malcolm manuel marc marcel marcela marcelo marco marcos marcus margaret
  maria mariah mariana marianne marie marilyn marina mario marion marissa mark markus marlene marshall martha martin
  martina martinez marvin mary maryann maryjane mason mateo mathew mathilde matt matteo matthew matthias maureen maurice
  mauricio max maxime maximilian maxwell megan melanie melinda melissa mercedes meredith mia michael michaela michal
  michel michele michelle miguel mikael mike mikhail milan miles miranda miriam mitchell mohamed mohammad mohammed molly
  monica monika monique morgan muhammad murphy myriam nadia nadine nancy naomi natalia natalie natasha nathalie nathan
  nathaniel neil nelson nicholas nick nicola nicolas nicole nikita nikki nikolai nina noah nora norbert norman olga
  oliver olivia oscar owen pablo paige pamela paola parker pascal patricia patricio patrick paul paula paulina pauline
  pedro penelope penny peter phil philip philipp philippe phillip phyllis pierre priscilla quentin rachel rafael ralph
  ramon randy raphael raquel raymond rebecca regina renata rene ricardo richard ricky riley robert roberta roberto robin
  rodrigo roger roland roman romeo ronald ronaldo rosa rosanna rose rosemary roxana roxanne ruben rudolf russell ruth
  ryan sabrina sally salvador sam samantha sammy samuel sandra sandrine santiago sara sarah sasha savannah scott sean
  sebastian sergei sergio shane shannon sharon shaun shawn sheila shelby shelly sherry sheryl shirley sierra silvia simon
  simone skylar sofia sophia sophie spencer stacey stacy stanislav stanley stefan stefania stefanie stella stephan
  stephane stephanie stephen steve steven stewart stuart summer susan susana susanne suzanne svetlana sydney sylvia
  sylvie tamara tanya tara tatiana taylor teresa terrance terry thiago theodore theresa thomas tiffany tim timothy tina
  todd tom tommy tony tracey tracy travis trevor trinity tristan tyler ursula valentin valentina valentine valeria valerie
  vanessa vera veronica veronika veronique vicky victor victoria vincent vincenzo violet virginia viviana vivian vladimir
  walter wanda warren wayne wendy wesley whitney wilhelm william williams wilson winston wolfgang xavier yasmin yolanda
  yvette yvonne zachary zoe williamson robinson thompson anderson roberts edwards collins stevens rodriguez gonzalez
  hernandez fernandez sanchez ramirez lopez perez garcia castillo morales goldberg hamilton harrington sullivan mcdonald
`);

const LIKED = list(`
  abcdef access action adidas adventure africa airborne airforce alabama alaska albatross alien aliens alligator alpha
  always amazing amazon america american anaconda anarchy anchor andromeda angels animal animals antelope anything apache
  apollo apple apples april aqua archer arctic argentina arizona arkansas armada army arrow arsenal artist asdf asdfgh
  assassin asshole athena atlanta atlantic atlantis attack august australia austria autumn avatar avenger awesome azerty
  babe baby babyboy babydoll babygirl babylon backdoor badass badboy badger ball balloon banana bandit barbie barcelona
  barney baseball basket basketball bastard batman battle beach bears beast beatles beautiful beauty beaver bella
  bentley berlin bestfriend bigboy bigcock bigdaddy bigdick bigdog bigmac bigman bigred bigtits biker billabong billybob
  bingo bird birthday biscuit bismillah bitch bitches bitcoin black blackbird blackcat blackdog blackjack blackmagic
  blackrose blahblah blazer blessed blessing blink blizzard blonde blood bloody blossom blowjob blue bluebird blueberry
  bluebell bluedog bluefish blues bluesky bobcat bollocks bombay bond boner bonsai booboo boobs booger boogie bookworm
  boomer boots boston bowling boxer boxing boyfriend brasil brazil bronco broncos brooklyn brother brothers brownie
  browning bubba bubble bubbles buckeye buckeyes bucks buddha buddy budlight budweiser buffalo bugatti bugger bulldog
  bulldogs bullet bullshit bungle bunny burrito burton business buster butter buttercup butterfly butthead butthole
  button cactus cadillac california callofduty calvin camaro camera canada cancer candy cannabis cannon canon caramel
  caravan cardinal cardinals caribbean carnival carpet carrot cartman cartoon cascade cashmoney casino casper castle
  catch catdog catfish cats cavalier ceasar celtic celtics center centurion challenge challenger champ champion champions
  champagne change changeme chaos charger chargers charisma charlene charming chase cheater cheerleader cheese
  cheesecake cheetah chelseafc cherokee cherries cherry chess chevelle chevrolet chevy chicago chicken chickens china
  chinese chips chocolate chopper christmas chrome chuckles church cigar cinderella cinema citizen citroen city clarinet
  classic claymore cleopatra clever climber clinton clock cloud clover clown cobra cocacola cock cocks coconut coffee
  college colombia colorado colors columbia combat comfort commander communication computer concept concord condor
  confused connect connection consumer control cookie cookies cool coolcat cooldude copper coral cornwall corolla
  corvette cosmos cosworth cotton cougar cougars counter country courage cowboy cowboys coyote cracker crazy crazybaby
  cream creative cricket crimson criminal crocodile crow cruise crunch crusader cumshot cunt cupcake custom cyber
  cyclone cyclones daddy dallas dance dancer dancing danger daredevil dark darkness darkside darkstar darling darthvader
  data database daughter death deathnote december deep deeper deer default defender delfin deftones delight delta demon
  depeche desert design designer desire destiny detroit devil deviant diablo dial diamond diamonds dick dickhead digger
  digital dilbert dingdong dinosaur dirtbike dirty disaster discover discovery disney diver doctor dodge dodger dodgers
  dogs doggie doggy dolphin dolphins domino dontknow doom dophin dork double dracula dragon dragonball dragonfly dragons
  dream dreamer dreams dreamcast driver drowssap drpepper drum drummer ducati ducks duckling dude duke durham dynamite
  eagle eagles earth easter eastside eatme eclipse economy egypt einstein elbow electra electric electronic elegant
  element elements elephant eleven elvis emerald eminem emotion empire energy enforcer engine engineer england enigma
  enter enterprise eternal eternity euphoria europe everton everything everyday evil evolution excalibur excellent
  exchange exodus explore explorer express extreme facebook factory faith faithful falcon falcons fallen family familia
  fandango fantasia fantastic fantasy farmer fashion fatboy fatcat father favorite favour fearless february federal
  fender ferrari fetish fiction fighter fiesta fight figaro finance fire fireball firebird firefighter firefly firefox
  fireman fires firewall first fish fisher fishing flames flamingo flash flatron flipper florida flower flowers fluffy
  foobar football forest forever formula forsaken fortuna fortune fossil foster fountain foxtrot foxy freak freaky
  free freedom freeman freestyle freeuser freeway freewill friday friend friends friendship frodo frog froggy frogs
  frosty fubar fuck fucked fucker fuckers fuckface fuckhead fucking fuckit fuckme fuckoff fucku fuckyou function funny
  funtime future galactic galant gambit game gameboy gamecube gamer games gandalf gangbang gangsta gangster garden
  garfield gargoyle gateway gators gemini general generation generic genesis genius gentle german germany ghost giant
  giants gibson giggles ginger giraffe girl girlfriend girls giveme glacier gladiator glitter global goblin goblue
  godfather goddess godisgood godzilla golden goldeneye goldfish golf golfer golfing goodbye goodday goodlife goodluck
  goodtimes google goose gorgeous gorilla gothic grandma grandpa grapes grass grateful green greenbay greenday
  gremlin griffin grizzly groovy grumpy guardian gucci guess guest guiness guinness guitar guitarist gunner gunners gymnast
  hacker hacked halflife halo hamburg hamlet hammer hammers hamster handball handsome happiness happy happyday hardcore
  harddick harddrive hardware harley hate hatred hawaii hawk hawkeye hawks headshot heart heartbreak hearts heaven heavenly
  hellfire hello hellohello hellokitty hellyeah helpme hendrix hercules heritage hero heroes hiphop history hitman hobbit
  hockey hogwarts holiday hollywood homeboy homer homework honda honduras honey honeybee hooker hooters hope hopeless horizon
  hornet hornets horse horses hosting hotboy hotdog hotgirl hotmail hotrod hotshot hotstuff house housewife houston hugs
  hummer hunter hunters hunting hurricane husband huskers huskies hyperion hyundai iceberg icecream icehouse iceman
  icecube iloveu iloveyou iloveme iloveher ilovehim ilovejesus ilovemom illusion illusions image imagine immortal impact
  impala imperial inferno infinite infinity inside insane insight inspiron instinct intel internet intrepid intruder
  ireland irish ironman isabell island israel italia italy iverson jackass jackal jackpot jaguar jaguars jamaica japan
  jasper javelin jazz jedi jellybean jersey jesus jesuschrist jewels joker journey joyful juggalo jumper jungle jupiter
  justdoit justice justme juventus kamikaze kangaroo karate karma kawasaki keyboard keystone killbill killer killers
  killme kingdom kingfisher kingkong kings kisses kissme kitchen kitten kitty knight knights knockout kombat korean kronos
  labrador lacoste lacrosse ladies lady ladybug lakers lakeside lalala lambert lambo lancer landrover laptop lastchance
  lasvegas later latina laughing leader leather legend legends legion legolas lemonade lemons leopard lesbian letmein
  letsgo letter liberty library licorice life lifehack light lighthouse lightning lights lilwayne limited lincoln
  linkinpark lion lionking lions little liverpool lizard lizards lobster location logitech login lollipop lolita london
  lonely lonestar lonewolf longhair longhorn longhorns looking looser loser lotus loud louisiana love loveable loveless
  lovelife lovelove lovely loveme lovebug lover loverboy loverlover lovers loves loveyou loving lowrider loyalty lucifer
  luckily lucky luckydog luckyone luckystar lumber lunatic macintosh madman madness madonna madrid mafia magic magical
  magician magnet magnetic magnolia magnum mailman mainland majestic malibu mamapapa management manager manchester mandarin
  mango maniac manson manunited marathon marbles mariners marijuana marines marino market marley marlboro maserati
  master masters masterchief mastermind material matrix matador maverick mazda meatball medical medicine medion megadeth
  megaman melody member memories memory memphis menace mental mercury mermaid merlin metal metallic metallica meteor
  mexican mexico miami michigan mickey mickeymouse microsoft midnight military milkshake millenium millennium miller
  million millions millwall mine minecraft minime minister minnesota minnie miracle mischief misery misfit mission
  mississippi missy mistress mobile modem modern mohawk moment mommy monaco monday money moneyman mongoose monkey monkeys
  monopoly monster monsters montana monty moose moonbeam moonlight moonshine mother motherfucker motocross motorcycle
  motorola mountain mountains mouse movies mozart muffin muhammed mulder murder music musical musicman mustang mustangs
  mylove mynameis myself myspace mystery mystic naked namaste napoleon napster naruto nascar nature naughty navyseal
  nebraska necromancer neptune network neverland nevermind nevada newbie newcastle newlife newpass newport newton newyork
  nightmare nightowl nights nightwing nike nimrod nintendo nipple nipples nirvana nissan nobody nokia nomore
  nonsense nopass nostromo nothing notebook november number nutella oakland oblivion obsidian ocean october octopus
  odyssey office officer ohyeah oklahoma omega onelove online onlyme open openup optimist optimus option orange oranges
  orchid oregon original orion orlando ostrich outlaw outlaws outside overlord oxford oxygen pacific packard packers
  packer paintball painter pajero pakistan paladin palace palmer palmtree pancake panda pandora pantera panther panthers
  papamama paperclip paradise paradox paramore paris parrot party pass passat passion passport passthis password passwort
  patches patience patriot patriots pavement pavilion payday peace peaceful peaches peacock peanut peanuts pearl pearljam
  pebbles pegasus pelican pencil penguin penguins penis pentium people pepper peppers peppermint perfect perfection
  performance persian personal peugeot phantom phenix philly phillies phoenix phone photo photos photography piano
  picard piccolo pickle pickles picture pictures pigeon piglet pikachu pimp pineapple pingpong pinkfloyd pink pinky pippin
  pirate pirates pistol pistons pitbull pizza platinum platypus playboy player playing playstation please pleasure plumber
  pluto poetry poison pokemon poland polar polaris police polska pony poohbear pookie poop popcorn popeye popo poppy porn
  porno pornstar porsche portland portugal positive power powerful powers praise precious predator prelude premier
  preppy presario presence presley president pretty pride priest primus prince princesa princess princess private
  prodigy professional professor profit project prometheus promise prophet prosper protect protocol provider psycho
  public pulsar pumpkin punisher punk punkrock puppet puppies puppy purple pussies pussy pussycat puzzle pyramid python
  quality quantum quasar quebec queen question quicksilver quiksilver rabbit rabbits raccoon racecar racer racing radio
  radiohead rage ragnarok raider raiders railroad rainbow raining raistlin rambler rambo random ranger rangers raptor
  raptors rasputin ravens razor razorback reality really reaper rebel rebels reckless record redbull redbird reddevil
  reddog redhead redhot redman redneck redrose redrum redskins redsox redwing redwings reggae register reject release
  relentless reload remember renault renegade replay reptile republic research reset respect retard revenge revolution
  reynolds rhythm ride rightnow river riverside road roadking roadrunner robot rochester rock rocker rocket rockets
  rocknroll rocks rockstar rocky rollercoaster rolltide romance romania romantic rooster root rosebud roses rotten rover
  royal royals rugby rules runaway runner running runescape russia russian sabbath sacred safety sailing sailor saints
  sakura salmon samsung samurai sanctuary sandiego sandman sandwich sanfran santana santafe sapphire satan satisfaction
  saturday saturn sausage savage saxophone scarface scarlet schalke school science scooby scoobydoo scooter score
  scorpio scorpion scotland scout scream screamer scruffy seattle second secret secrets security seahawks seagull
  seminole seminoles senior sensation september serenity servant seven sevens sexsex sexual sexy sexybaby sexybitch
  sexygirl sexyman shadow shadows shakira shalom shamrock share shark sharks sheep shelter sherlock shield shift shinigami
  shinobi shit shitface shithead shitty shooter shopping short shorty shotgun shoulder shower shredder shuttle sidekick
  sideways silence silent silver silverado silverfox simba simple simpson simpsons single sinister sister sisters sithlord
  skate skateboard skateboarding skater skating skeeter ski skiing skinny skipper skittles skull skylark skyline skywalker
  slackware slapshot slave slayer sleeping sleepy slipknot slippery slut smackdown smile smiles smiley smokey smoking
  smooth smoothie snake snakes snapple sneaky snickers sniper snoop snoopy snow snowball snowboard snowboarding snowflake
  snowman snowwhite soccer socks software soldier soleil solitude solomon somebody something somethin sonic soprano
  sorrow soul soulmate southern southpark southside spain spanker spanking spanky spartan spartans speaker special spectrum
  speed speedway speedy spider spiderman spiders spirit spitfire splash spongebob spooky sport sporting sports spring
  springer sprite spurs squirrel squirt stallion standard star starbuck starbucks starcraft starfish stargate starlight
  starman starcraft stars startrek starter starwars station stealth steel steelers sterling sticky stingray stinky stone
  stoner storage storm stormy stranger strawberry street strength strike striker stripper strong student studio stupid
  sublime submarine submit success sucker suckit suckme suckmydick sugar suicide sunday sundance sundevil sunflower
  sunlight sunny sunrise sunset sunshine super superbowl supergirl superior superman supermario supernova superstar
  support supra supreme surfboard surfer surfing surprise survival survivor suzuki swallow sweden sweet sweetheart
  sweethome sweetie sweetness sweetpea sweets sweety swim swimmer swimming swimmer switch swordfish symphony syracuse
  syzygy taco talent tango tangerine tarheel tarheels tarantula target tarzan tattoo teacher teamo techno technology
  teddy teddybear teens telecom telefon telephone temple temporary tequila terminal terminator terrapin terror test
  tester testing texas thailand thankyou thebeast thebest theboss thebeatles thedoors thegreat theking themaster theman
  theone theodora therock thesims thething theworld thirteen thrasher thriller thunder thunderbird thursday tiger tigers
  tigger timber time timeless tinker tinkerbell titanic titanium titans together tomato tomcat tomorrow toonarmy topdog
  topgun topher tornado toronto torpedo tortoise tottenham toyota tractor traffic trailer training transfer transformer
  transformers transport travel treasure trees trenton triangle tribal trickster trident trigger triple triton triumph
  trojan trojans trooper tropical trouble truck trucker trucks truelove truman trumpet trust trustme trustno truth tuesday
  tunafish turbo turkey turtle turtles twilight twinkle twins twister twitter tyrant ultimate ultra umbrella undead
  undertaker underworld unicorn union unique united universal universe university unknown unreal user usmc usarmy utopia
  vacation vagina valhalla valkyrie vampire vampires vanguard vanilla vegas vegeta velocity vendetta vengeance venice
  venus verizon version victory video viking vikings village vintage violence violin viper virus vision visitor volcano
  volkswagen volley volleyball voltage voodoo vortex voyager vulcan walker wallace wallpaper walrus wanker wanted warcraft
  warehouse warhammer warlock warning warrior warriors warthog washington water waterfall waterloo watermelon watson weasel
  weather weblog webmaster webster wedding wednesday weed weezer welcome wendel werewolf western westham westlife
  westside whatever whatsup whiskey whisky whisper white whiteboy whitesox wicked widget wild wildcat wildcats wildfire
  wildman willow window windows windsurf winger winner winners winnie winter wisdom wizard wizards wolf wolfman wolfpack
  wolverine wolves wombat women wonder wonderful wonderland woodland woofer woody wordpass workhard working world worldcup
  wrangler wrestle wrestler wrestling wrinkle writer xbox yamaha yankee yankees yellow yesterday yokohama yourmom yoyo
  yugioh zaphod zebra zeppelin zidane zigzag zipper zombie zombies zxcvb zxcvbn zxcvbnm qwer qwert qwerty qwertz
  qwertyui qwertyuiop asdfghjk asdfghjkl qazwsx qweasd qweasdzxc
  amsterdam anastasia aquarius aleksandr bigballs blackman blue boy boys candyman children commando concrete cruel dead devil
  dietcoke dog doll duke ekaterina eyes face fletcher freckles fun geronimo girl god good guy hannibal head highland hongkong
  hot inside infantry ilovesex katerina kingston kid king kiss kittycat long mad makaveli man margarita mars meridian moon
  morpheus morrison mushroom my national new nine old panasonic peekaboo peter plymouth pop porkchop queen rammstein
  richmond rootbeer sea seinfeld semperfi sex sexy sky slick snuggles socrates son stardust stocking sun tacobell thug tim top
  two vanhalen wet woman yes you zero
`);

export const COMMON_WORDS: ReadonlySet<string> = new Set([...OF_THE_GAMES, ...NAMES, ...LIKED]);
